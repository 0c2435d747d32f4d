import type { Field, Plugin, SelectFieldSingleValidation } from 'payload'
import { select } from 'payload/shared'

/**
 * Payload accepts false, 0 and objects as a choice and stores them as text that is not an option, which breaks every
 * guard that compares the status. A choice must be one of the options, or empty where that is allowed.
 */
export function strictSelects(): Plugin {
  return (config) => ({
    ...config,
    collections: config.collections?.map((each) => ({ ...each, fields: each.fields.map(strict) })),
    globals: config.globals?.map((each) => ({ ...each, fields: each.fields.map(strict) })),
  })
}

function strict(field: Field): Field {
  if (field.type === 'select' && !field.hasMany && !field.validate) return { ...field, validate: isChoice }
  if (!('fields' in field)) return field
  return { ...field, fields: field.fields.map(strict) }
}

const isChoice: SelectFieldSingleValidation = (value: unknown, options) => {
  const isTextOrNothing = value === null || value === undefined || typeof value === 'string'
  return isTextOrNothing ? select(value, options) : options.req.t('validation:invalidSelection')
}
