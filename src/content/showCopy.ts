import type { Field } from 'payload'
import { mediaFile } from '@/endpoints/core/mediaFile'

type Values = Record<string, unknown>

const BOOKKEEPING = new Set(['_status', 'createdAt', 'updatedAt', 'revision', 'changedBy', 'writtenBy'])

/**
 * A stored document as pages read it: its own fields only, uploads resolved. Driven by the fields, not the
 * values.
 */
export function showCopy(fields: Field[], stored: Values): Values {
  const shown: Values = {}
  for (const field of fields) {
    if (!('name' in field) || !field.name) {
      if ('fields' in field) Object.assign(shown, showCopy(field.fields, stored))
      continue
    }
    if (BOOKKEEPING.has(field.name) || field.type === 'ui') continue
    shown[field.name] = showValue(field, stored[field.name])
  }
  return shown
}

function showValue(field: Field, value: unknown): unknown {
  if (field.type === 'upload') {
    if (!field.hasMany) return mediaFile(value as Parameters<typeof mediaFile>[0])
    return ((value ?? []) as Parameters<typeof mediaFile>[0][]).map(mediaFile).filter(Boolean)
  }
  if (field.type === 'group') return showCopy(field.fields, (value ?? {}) as Values)
  if (field.type === 'array') {
    return ((value ?? []) as Values[]).map((row) => ({ id: row.id, ...showCopy(field.fields, row) }))
  }
  return value
}
