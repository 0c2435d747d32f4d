import { type Payload, type PayloadRequest, createLocalReq, executeAuthStrategies } from 'payload'

/**
 * The request that handlers of our calls get: with its user, and without what only Payload's REST reads (its query
 * language and the caller's language), because computing that takes longer than most calls.
 */
export async function callRequest(
  request: Request,
  routeParams: Record<string, unknown>,
  payload: Payload,
): Promise<PayloadRequest> {
  const given = Object.assign(request, { payloadAPI: 'REST', context: {}, routeParams })
  const req = await createLocalReq({ req: given as unknown as PayloadRequest }, payload)
  const { user, responseHeaders } = await executeAuthStrategies({
    canSetHeaders: true,
    headers: req.headers,
    payload,
    req,
  })
  req.user = user
  if (responseHeaders) req.responseHeaders = responseHeaders
  return req
}

/** An answer with the headers that authentication set, such as the cookie of an extended session. */
export function withAuthHeaders(answer: Response, left: Headers | undefined): Response {
  if (!left) return answer
  const headers = new Headers(left)
  for (const [name, value] of answer.headers) {
    if (name === 'set-cookie') headers.append(name, value)
    else headers.set(name, value)
  }
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers })
}
