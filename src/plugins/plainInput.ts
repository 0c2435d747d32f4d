import type { CollectionBeforeOperationHook, PayloadRequest, SanitizedConfig } from 'payload'
import { isPlainObject, plainText, plainTexts } from '@/contracts/core/plainText'
import { badRequest } from '@/database/errors'

type Args = { data?: unknown; req?: PayloadRequest }
type Fields = SanitizedConfig['collections'][number]['flattenedFields']

/**
 * Puts a reader before every write, of the console, the REST and the Local API alike, Payload's own collections
 * included: it takes records only, and texts without control characters (contracts/core/plainText.ts).
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

/** A relation to one of several collections names which; Payload fails at anything else. */
function isReference(value: unknown): boolean {
  return value === undefined || value === null || isPlainObject(value)
}
