import {
  type AnswerOf,
  type Call,
  type Needed,
  type SendInput,
  UPLOAD_FIELD,
  callUrl,
} from '@/contracts/core/call'
import { RequestError } from './RequestError'

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
  ...[input]: Needed<SendInput<TCall>>
): Promise<AnswerOf<TCall>> {
  const { params, query, body, file }: AnyInput = input ?? {}
  const response = await request(
    call.method,
    callUrl(call, { params, query }),
    contentOfCall(call, body, file),
  )
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
