import type { GenericSchema, InferInput } from 'valibot'
import { type AnswerOf, type Call, UPLOAD_FIELD, callUrl } from '@/contracts/core/call'
import { RequestError } from './RequestError'

/** What a call's body may be as it is sent, before the server's defaults and transforms. */
export type InputOf<TCall extends Call> = TCall['body'] extends GenericSchema
  ? InferInput<TCall['body']>
  : undefined

export type SendInput<TCall extends Call> = {
  /** Fills the path's :params. */
  params?: Record<string, string>
  body?: InputOf<TCall>
  /** For a multipart call: goes as the form's one file. */
  file?: Blob
}

/**
 * Makes one request with credentials; the body goes as JSON, or as it is when it is a form, and only when given. Gives
 * the raw response, or throws a RequestError when it is not OK (public spec, section 7).
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

/** Makes a declared call and gives its answer, typed by the declaration; throws like `request`. */
export async function send<TCall extends Call>(
  call: TCall,
  { params, body, file }: SendInput<TCall> = {},
): Promise<AnswerOf<TCall>> {
  const response = await request(call.method, callUrl(call, params), file ? formOf(file) : body)
  return (await response.json()) as AnswerOf<TCall>
}

function formOf(file: Blob): FormData {
  const form = new FormData()
  form.append(UPLOAD_FIELD, file)
  return form
}

function contentOf(body: unknown): RequestInit {
  if (body === undefined) return {}
  if (body instanceof FormData) return { body }
  return { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
}
