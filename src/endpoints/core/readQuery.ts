import * as v from 'valibot'
import type { Call } from '@/contracts/core/call'
import { badRequest } from '@/database/errors'
import { invalidFields } from './readBody'

/**
 * Reads and validates a call's query, in which each key may occur once. Calls that declare none ignore it. Throws
 * CallError 400 with a message per key, also for an unknown one.
 */
export function readQuery(call: Call, url: string): unknown {
  if (!call.query) return undefined
  const { searchParams } = new URL(url, 'http://localhost')
  const keys = [...searchParams.keys()]
  const twice = keys.find((key, index) => keys.indexOf(key) !== index)
  if (twice !== undefined) throw badRequest(`Given twice: ${twice}`)
  const { entries = {} } = call.query as { entries?: Record<string, unknown> }
  const unknown = keys.find((key) => !Object.hasOwn(entries, key))
  if (unknown !== undefined) throw badRequest(`Unknown field: ${unknown}`, { [unknown]: 'Unknown' })
  const parsed = v.safeParse(call.query, Object.fromEntries(searchParams))
  if (parsed.success) return parsed.output
  throw invalidFields(parsed.issues)
}
