import type { PayloadRequest } from 'payload'
import * as v from 'valibot'
import type { Call } from '@/contracts/core/call'
import { CallError, badRequest } from '@/database/errors'
import { plainTexts } from '@/contracts/core/plainText'
import { FIELD_TEXTS } from '@/contracts/core/wire'

/** JSON bodies over 1 MB are refused, however they are sent (docs/behaviour.md, 6.2). */
export const JSON_LIMIT_BYTES = 1_000_000

/** Not normalised: a password may be anything, and a changed username would be another user's. */
const AS_TYPED = /(?:password|username)$/i

const OPTIONAL_TYPES = new Set(['optional', 'exact_optional', 'nullish', 'undefinedable'])

const NOT_JSON = 'The body is not valid JSON'

const READ_TYPES = {
  json: {
    mediaType: 'application/json',
    refusal: 'The body must be JSON',
    invalid: NOT_JSON,
    parse: parseJson,
  },
  form: {
    mediaType: 'application/x-www-form-urlencoded',
    refusal: 'The body must be a form',
    invalid: 'The body is not a valid form',
    parse: (source: string): object => Object.fromEntries(new URLSearchParams(source)),
  },
} as const

/**
 * Reads and validates a call's JSON or form body. A call without a body schema ignores what is sent; the handler of a
 * multipart or raw body reads it itself. For a raw body only the declared length is checked: a handler that stores the
 * bytes must count them. Throws CallError 413, 415 or 400 with a message per field.
 */
export async function readBody(call: Call, req: PayloadRequest): Promise<unknown> {
  const { body, bodyType = 'json', maxBytes = JSON_LIMIT_BYTES, fileTypes } = call
  if (bodyType === 'raw') {
    if (fileTypes) checkType(req.headers, fileTypes, `The body must be ${fileTypes.join(' or ')}`)
    return refuseLength(req.headers, maxBytes)
  }
  if (!body || bodyType === 'multipart') return undefined
  const { mediaType, refusal, invalid, parse } = READ_TYPES[bodyType]
  checkType(req.headers, [mediaType], refusal)
  const source = await readText(req, maxBytes, invalid)
  const parsed = v.safeParse(body, withRequiredKeys(body, parse(source)))
  if (parsed.success) return parsed.output
  throw invalidFields(parsed.issues)
}

/** CallError 400 with a message per field; the first one is also the message of the failure. */
export function invalidFields(issues: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): CallError {
  const errors: Record<string, string> = {}
  for (const issue of issues) {
    const field = v.getDotPath(issue)
    if (field) errors[field] ??= messageOf(issue)
  }
  return badRequest(messageOf(issues[0]), errors)
}

/** Reads a request's stream up to a limit in bytes; throws CallError 413 beyond it. */
export async function readBytes(req: Pick<Request, 'body' | 'headers'>, limit: number): Promise<Uint8Array> {
  refuseLength(req.headers, limit)
  const chunks: Uint8Array[] = []
  let size = 0
  if (!req.body) return new Uint8Array()
  const reader = (req.body as ReadableStream<Uint8Array>).getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.byteLength
    if (size > limit) {
      await reader.cancel()
      throw tooLarge()
    }
    chunks.push(read.value)
  }
  return Buffer.concat(chunks)
}

export const tooLarge = () => new CallError(413, 'The request is too large')

/** Throws CallError 413 when the declared length is over the limit in bytes. */
export function refuseLength(headers: Headers, limit: number): void {
  if (Number(headers.get('content-length') ?? 0) > limit) throw tooLarge()
}

function checkType(headers: Headers, mediaTypes: readonly string[], refusal: string): void {
  const encoding = headers.get('content-encoding')
  if (encoding && encoding !== 'identity') throw new CallError(415, 'Compressed bodies are not supported')
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  // Without a body there is no type either; "missing" is then the clearer message.
  if (type && !mediaTypes.includes(type)) throw new CallError(415, refusal)
}

async function readText(req: PayloadRequest, maxBytes: number, invalid: string): Promise<string> {
  const bytes = await readBytes(req as unknown as Request, maxBytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw badRequest(invalid)
  }
}

function parseJson(source: string): object {
  if (!source.trim()) throw badRequest('The body is missing')
  let value: unknown
  try {
    value = JSON.parse(source)
  } catch {
    throw badRequest(NOT_JSON)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw badRequest('The body must be a JSON object')
  }
  return plainTexts(value, AS_TYPED)
}

/** Adds the missing required keys, so that the field's own message is used instead of a generic one. */
function withRequiredKeys(schema: v.GenericSchema, value: object): object {
  const { entries = {} } = schema as { entries?: Record<string, v.GenericSchema> }
  const missing = Object.keys(entries).filter(
    (key) => !Object.hasOwn(value, key) && !OPTIONAL_TYPES.has(entries[key]?.type ?? ''),
  )
  return { ...value, ...Object.fromEntries(missing.map((key) => [key, undefined])) }
}

/** valibot has no text for a missing key; the forms say "Required". */
function messageOf(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'strict_object') return `Unknown field: ${v.getDotPath(issue) ?? ''}`.trim()
  if (/^Invalid (key|type)/.test(issue.message))
    return issue.received === 'undefined' ? FIELD_TEXTS.required : FIELD_TEXTS.invalid
  return issue.message
}
