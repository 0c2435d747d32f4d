import type { Field } from 'payload'

/**
 * Gives every text field of a global its default from the default copy, by name. Pictures get none: a default
 * cannot refer to an upload that may not exist; the seed links them.
 */
export function withDefaults(fields: Field[], values: object): Field[] {
  return fields.map((field) => {
    if (field.type === 'group' && 'name' in field) {
      const nested = (values as Record<string, object>)[field.name] ?? {}
      return { ...field, fields: withDefaults(field.fields, nested) }
    }
    if ('fields' in field && field.type !== 'array') {
      return { ...field, fields: withDefaults(field.fields, values) }
    }
    if (!('name' in field) || field.type === 'upload') return field
    return { ...field, defaultValue: (values as Record<string, unknown>)[field.name] } as Field
  })
}
