import type { CollectionBeforeOperationHook, PayloadRequest, SanitizedConfig } from 'payload'
import { isPlainObject, plainText, plainTexts } from '@/contracts/core/plainText'
import { badRequest } from '@/database/errors'

type Args = { data?: unknown; req?: PayloadRequest }
type Fields = SanitizedConfig['collections'][number]['flattenedFields']

/**
 * Cleans the input of every write, from the console, the REST and the Local API, including Payload's own collections:
 * accepts objects only, and removes control characters from texts (contracts/core/plainText.ts).
 */
export async function plainInput(built: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await built
  for (const { hooks, flattenedFields } of config.collections) {
    hooks.beforeOperation = [readPlainly(flattenedFields), ...(hooks.beforeOperation ?? [])]
  }
  for (const { hooks, flattenedFields } of config.globals) {
    hooks.beforeOperation = [readPlainly(flattenedFields), ...(hooks.beforeOperation ?? [])]
  }
  return config
}

function readPlainly(fields: Fields) {
  const hook: CollectionBeforeOperationHook = ({ args, operation, req }) => {
    if (operation !== 'create' && operation !== 'update') return args
    if (req.file) req.file.name = plainText(req.file.name)
    return { ...args, data: readRecord((args as Args).data, fields) }
  }
  return hook as never
}

function readRecord(data: unknown, fields: Fields): unknown {
  if (data === undefined) return data
  if (!isPlainObject(data)) throw badRequest('The body must be a JSON object')
  for (const field of fields) {
    const isOneOfSeveral = field.type === 'relationship' && Array.isArray(field.relationTo) && !field.hasMany
    if (isOneOfSeveral && !isReference(data[field.name]))
      throw badRequest(`${field.name} must be a reference`)
  }
  return plainTexts(data)
}

/** A relation to one of several collections names it in an object; Payload fails on anything else. */
function isReference(value: unknown): boolean {
  return value === undefined || value === null || isPlainObject(value)
}
