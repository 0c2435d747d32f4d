import type { PayloadRequest } from 'payload'
import * as v from 'valibot'
import type { Call } from '@/contracts/core/call'
import { CallError, badRequest } from '@/database/errors'
import { INVALID_INPUT } from '@/contracts/core/wire'

/** JSON bodies over 1 MB are refused, however they are sent (architecture, section 3). */
export const JSON_LIMIT_BYTES = 1_000_000

const OPTIONAL_TYPES = new Set(['optional', 'exact_optional', 'nullish', 'undefinedable'])

/**
 * Reads and validates a call's JSON body. A call without a body schema ignores what is sent; a multipart call
 * reads its own. Throws CallError 413, 415 or 400 with a message per field.
 */
export async function readBody(call: Call, req: PayloadRequest): Promise<unknown> {
  if (!call.body || call.bodyType === 'multipart') return undefined
  checkType(req.headers)
  const parsed = v.safeParse(call.body, withRequiredKeys(call.body, parse(await readText(req))))
  if (parsed.success) return parsed.output
  const errors: Record<string, string> = {}
  for (const issue of parsed.issues) {
    const field = v.getDotPath(issue)
    if (field) errors[field] ??= messageOf(issue)
  }
  const [first] = parsed.issues
  throw badRequest(messageOf(first), errors)
}

/** Reads a request's stream up to a limit in bytes; throws CallError 413 beyond it. */
export async function readBytes(req: Pick<Request, 'body' | 'headers'>, limit: number): Promise<Uint8Array> {
  if (Number(req.headers.get('content-length') ?? 0) > limit) throw tooLarge()
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

const tooLarge = () => new CallError(413, 'The request is too large')

function checkType(headers: Headers): void {
  const encoding = headers.get('content-encoding')
  if (encoding && encoding !== 'identity') throw new CallError(415, 'Compressed bodies are not supported')
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  // No body at all has no type either; it then fails as missing, which is the clearer word.
  if (type && type !== 'application/json') throw new CallError(415, 'The body must be JSON')
}

async function readText(req: PayloadRequest): Promise<string> {
  const bytes = await readBytes(req as unknown as Request, JSON_LIMIT_BYTES)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw badRequest('The body is not valid JSON')
  }
}

function parse(source: string): object {
  if (!source.trim()) throw badRequest('The body is missing')
  let value: unknown
  try {
    value = JSON.parse(source)
  } catch {
    throw badRequest('The body is not valid JSON')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw badRequest('The body must be a JSON object')
  }
  return value
}

/** Names the required keys that are missing, so that the field's own message is given instead of a general one. */
function withRequiredKeys(schema: v.GenericSchema, value: object): object {
  const { entries = {} } = schema as { entries?: Record<string, v.GenericSchema> }
  const missing = Object.keys(entries).filter(
    (key) => !Object.hasOwn(value, key) && !OPTIONAL_TYPES.has(entries[key]?.type ?? ''),
  )
  return { ...value, ...Object.fromEntries(missing.map((key) => [key, undefined])) }
}

/** A missing key has no text of its own in valibot; it is "Required" as in the forms. */
function messageOf(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'strict_object') return `Unknown field: ${v.getDotPath(issue) ?? ''}`.trim()
  if (/^Invalid (key|type)/.test(issue.message))
    return issue.received === 'undefined' ? 'Required' : INVALID_INPUT
  return issue.message
}
