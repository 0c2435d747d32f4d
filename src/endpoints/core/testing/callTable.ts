import type { Call } from '@/contracts/core/call'
import { allCalls } from '../../allCalls'
import { exampleCalls } from './exampleCalls'
import { UNKNOWN_IDS } from './answers'

/** A call as a test names it, for example 'POST /events'. */
export const nameOf = ({ method, path }: Pick<Call, 'method' | 'path'>) => `${method.toUpperCase()} ${path}`

/** Every declared call with its name for `it.each`, and the examples, which `server.mount(exampleCalls)` answers. */
export const callTable = [...allCalls, ...exampleCalls].map(({ call }) => [nameOf(call), call] as const)

/** Each param of a call's path as the same id. */
export function paramsOf({ path }: Call, id: string = UNKNOWN_IDS[0]): Record<string, string> {
  return Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, id]))
}

/** An empty body of the kind that a call takes. */
export function emptyBody({ body, bodyType = 'json' }: Call): unknown {
  if (bodyType === 'raw') return new Uint8Array([0])
  if (bodyType === 'multipart') return new FormData()
  if (bodyType === 'form') return new URLSearchParams()
  return body && {}
}
