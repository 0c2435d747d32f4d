import { type Call, isWrite } from '@/contracts/core/call'

/**
 * All failures a call may answer, with their meaning: openapi.json lists them, and outside production any other one
 * becomes a 500. 500 is not listed; it is always a defect.
 */
export function failuresOf(call: Call) {
  const {
    path,
    who,
    body,
    query,
    bodyType,
    maxBytes,
    limit,
    answerType,
    isCrossSite,
    isConfirmed,
    fails = [],
  } = call
  const takesBody = Boolean(body) || bodyType === 'multipart' || bodyType === 'raw'
  const isSessionWrite = isWrite(call) && !isCrossSite
  const texts: [boolean, number, string][] = [
    [takesBody || Boolean(query), 400, 'Body or query do not fit; `errors` names the fields'],
    [who !== 'anyone', 401, 'Nobody is logged in'],
    [fails.includes(401), 401, 'Not these credentials'],
    [who === 'admin' || who === 'editor' || isSessionWrite, 403, 'Not allowed, or a cross-site write'],
    [Boolean(isConfirmed), 403, 'Not allowed, a cross-site write, or not confirmed: `errors.password`'],
    [path.includes(':') || fails.includes(404), 404, 'No such record, or not one of yours'],
    [fails.includes(409), 409, 'What is stored does not allow it; the text says why'],
    [takesBody, 413, maxBytes ? tooLarge(call, maxBytes) : 'The body is too large'],
    [takesBody, 415, 'The body has another type or encoding'],
    [answerType === 'file', 416, 'The file has no such range'],
    [Boolean(limit) || isSessionWrite || fails.includes(429), 429, 'Too many; see Retry-After'],
    [fails.includes(502), 502, 'What this call asks in turn did not answer'],
    [true, 503, 'The database cannot be reached; see Retry-After'],
  ]
  return new Map(texts.filter(([applies]) => applies).map(([, status, text]) => [status, text]))
}

function tooLarge({ bodyType }: Call, maxBytes: number): string {
  const what = bodyType === 'multipart' ? 'file' : 'body'
  return `The ${what} has more than ${maxBytes.toLocaleString('en')} bytes`
}
