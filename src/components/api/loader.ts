import { hasStatus } from './RequestError'
import { request } from './request'

/** The segments of a query's address: ['/api/events', id] is /api/events/<id>. A string is a single segment. */
export type QueryKey = string | readonly string[]

type LoadOptions = {
  /** Whether a 401 throws, or returns null because nobody is logged in. */
  on401?: 'raise' | 'null'
}

/** The default loader: GET on the key's segments joined by slashes, parsed as JSON (docs/behaviour.md, 2.7). */
export async function load<TAnswer>(key: QueryKey, options?: { on401?: 'raise' }): Promise<TAnswer>
export async function load<TAnswer>(key: QueryKey, options: LoadOptions): Promise<TAnswer | null>
export async function load<TAnswer>(
  key: QueryKey,
  { on401 = 'raise' }: LoadOptions = {},
): Promise<TAnswer | null> {
  try {
    const response = await request('GET', typeof key === 'string' ? key : key.join('/'))
    return (await response.json()) as TAnswer
  } catch (error) {
    if (on401 === 'null' && hasStatus(error, 401)) return null
    throw error
  }
}
