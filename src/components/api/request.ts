import {
  type AnswerOf,
  type Call,
  type Needed,
  type SendInput,
  UPLOAD_FIELD,
  callUrl,
} from '@/contracts/core/call'
import { asChange } from '../ui/changes'
import { RequestError } from './RequestError'

/**
 * Sends a request with credentials; a body, if given, as JSON, or unchanged if it is a form. Returns the raw
 * response; throws a RequestError when it is not OK (docs/behaviour.md, 2.7 and 2.8).
 */
export async function request(method: string, url: string, body?: unknown): Promise<Response> {
  const response = await fetch(url, {
    method: method.toUpperCase(),
    credentials: 'include',
    ...contentOf(body),
  })
  if (!response.ok) throw await RequestError.from(response)
  return response
}

/**
 * Asks the person for a confirmation if that is what a failed call wants; false when it is not, or they cancel. Set by
 * ConfirmIdentity, because public pages make no such call.
 */
export const confirmation: { ask: ((error: unknown) => Promise<boolean>) | null } = { ask: null }

/**
 * Makes a declared call and returns its answer, typed by the declaration; throws like `request`. If the call asks for a
 * confirmation, the person is asked for their password and the call is made again.
 */
export async function send<TCall extends Call>(
  call: TCall,
  ...[input]: Needed<SendInput<TCall>>
): Promise<AnswerOf<TCall>> {
  const { params, query, body, file }: AnyInput = input ?? {}
  const make = () => request(call.method, callUrl(call, { params, query }), contentOfCall(call, body, file))
  const once = () => (call.method === 'get' ? make() : asChange(make))
  const response = await once().catch(async (error: unknown) => {
    if (await confirmation.ask?.(error)) return once()
    throw error
  })
  return (call.answerType === 'none' ? undefined : await response.json()) as AnswerOf<TCall>
}

type AnyInput = {
  params?: Record<string, string> | undefined
  query?: unknown
  body?: unknown
  file?: Blob | undefined
}

function contentOfCall({ bodyType }: Call, body: unknown, file: Blob | undefined): unknown {
  if (!file) return body
  if (bodyType === 'raw') return file
  const form = new FormData()
  form.append(UPLOAD_FIELD, file)
  return form
}

function contentOf(body: unknown): RequestInit {
  if (body === undefined) return {}
  if (body instanceof FormData || body instanceof Blob) return { body }
  return { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
}
