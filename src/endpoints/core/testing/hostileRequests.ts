import type { Call } from '@/contracts/core/call'
import { JSON_LIMIT_BYTES } from '../readBody'
import type { RequestOptions } from './server'

export type HostileRequest = Pick<RequestOptions, 'body' | 'headers' | 'search'> & { status: 400 | 413 | 415 }

const JSON_TYPE = { 'content-type': 'application/json' }
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' }
const TEXT_TYPE = { 'content-type': 'text/plain' }
const GZIP = { 'content-encoding': 'gzip' }

/** Requests that a declared call must refuse, with the status: bodies of a wrong kind or size, and invalid queries. */
export function hostileRequests(call: Call): HostileRequest[] {
  return [...hostileBodies(call), ...hostileQueries(call)]
}

function hostileBodies({ body, bodyType = 'json', maxBytes = JSON_LIMIT_BYTES, fileTypes }: Call) {
  // A form around a file may be larger than the file.
  const tooLong = { 'content-length': String(2 * maxBytes + 1_000_000) }
  const refused: HostileRequest[] = []
  if (bodyType === 'raw') {
    refused.push({ body: 'x', headers: { ...tooLong, 'content-type': fileTypes?.[0] ?? '' }, status: 413 })
    if (fileTypes) refused.push({ body: 'x', headers: { 'content-type': 'x/y' }, status: 415 })
  } else if (bodyType === 'multipart') {
    refused.push(
      { body: '{}', headers: JSON_TYPE, status: 415 },
      { body: 'x', headers: { ...tooLong, 'content-type': 'multipart/form-data; boundary=x' }, status: 413 },
      { body: 'x', headers: { 'content-type': 'multipart/form-data; boundary=x' }, status: 400 },
    )
  } else if (body && bodyType === 'form') {
    refused.push(
      { body: '{}', headers: JSON_TYPE, status: 415 },
      { body: '', headers: { ...FORM_TYPE, ...tooLong }, status: 413 },
      { body: '', headers: { ...FORM_TYPE, ...GZIP }, status: 415 },
      { body: new Uint8Array([0x61, 0x3d, 0xff]), headers: FORM_TYPE, status: 400 },
    )
  } else if (body) {
    const notObjects = ['', '{', 'null', '[]', '"text"', '7', '['.repeat(90)]
    refused.push(
      ...notObjects.map((each) => ({ body: each, headers: JSON_TYPE, status: 400 as const })),
      { body: new Uint8Array([0x22, 0xff, 0x22]), headers: JSON_TYPE, status: 400 },
      { body: '{}', headers: TEXT_TYPE, status: 415 },
      { body: 'a=1', headers: FORM_TYPE, status: 415 },
      { body: '{}', headers: { ...JSON_TYPE, ...GZIP }, status: 415 },
      { body: '{}', headers: { ...JSON_TYPE, ...tooLong }, status: 413 },
    )
  }
  return refused
}

function hostileQueries({ query }: Call): HostileRequest[] {
  if (!query) return []
  const { entries = {} } = query as { entries?: Record<string, unknown> }
  const strange = ['nothing=1', '__proto__=x', 'constructor=x', 'where[x][y]=1', '=', '%FF=1', 'depth=9']
  const twice = Object.keys(entries).map((key) => `${key}=1&${key}=1`)
  return [...strange, ...twice].map((search) => ({ search, status: 400 }))
}
