import { RequestError } from '@/components/api/RequestError'
import { request } from '@/components/api/request'
import type { PageState } from '@/contracts/editing'
import type { Values } from './pageFields'

export type FieldFault = { path: string; message: string }

/** The calls for one page, by way of Payload's REST and of plugins/pageEditing/pageEndpoints.ts. */
export function pageCalls(page: string) {
  const url = `/cms-api/globals/${page}`
  const post = async <T>(path: string, body: object) =>
    (await (await request('POST', url + path, body)).json()) as T
  return {
    read: async (isDraft: boolean) =>
      (await (await request('GET', `${url}?depth=0${isDraft ? '&draft=true' : ''}`)).json()) as Values,
    /** Saves a draft, over the last autosave or, with `isApart`, beside it. */
    keep: async (data: Values, isApart: boolean) => {
      const query = `?draft=true${isApart ? '' : '&autosave=true'}&depth=0`
      return (await post<{ result: Values }>(query, { ...data, _status: 'draft' })).result
    },
    publish: async (data: Values) =>
      (await post<{ result: Values }>('?depth=0', { ...data, _status: 'published' })).result,
    meet: () => post<PageState>('/presence', {}),
    schedule: (at: string | null, revision: number) => post<PageState>('/schedule', { at, revision }),
    /** Also arrives while the browser leaves the page. */
    leave: () => {
      const body = JSON.stringify({ isLeaving: true })
      const headers = { 'Content-Type': 'application/json' }
      void fetch(`${url}/presence`, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined)
    },
  }
}

/** Why a call failed: the session is over, the site refused the values, it does not answer well, or not at all. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof RequestError)) return { kind: 'offline', message: '', fields: [] }
  if (error.status === 401) return { kind: 'loggedOut', message: '', fields: [] }
  const kind = REFUSED.includes(error.status) ? 'refused' : 'waiting'
  return { kind, ...faultsOf(error.message.replace(/^\d+: /, '')) }
}

type Failure = {
  kind: 'offline' | 'loggedOut' | 'refused' | 'waiting'
  message: string
  fields: FieldFault[]
}
type RestError = { message?: string; data?: { errors?: FieldFault[] } }

const REFUSED = [400, 403, 413, 422]
const NO_REASON = 'The site refused it'

/** The server's text and its field errors, as Payload's REST nests them. */
function faultsOf(body: string): Pick<Failure, 'message' | 'fields'> {
  try {
    const { errors = [] } = JSON.parse(body) as { errors?: RestError[] }
    const fields = errors.flatMap(({ data }) => (Array.isArray(data?.errors) ? data.errors : []))
    return { message: errors[0]?.message ?? NO_REASON, fields: fields.filter(({ path }) => path) }
  } catch {
    return { message: NO_REASON, fields: [] }
  }
}
