import { type Payload, type SanitizedConfig, getPayload, handleEndpoints } from 'payload'
import { isStaff } from '@/access/roles'
import { readSessionToken } from '@/auth/cookies'
import { isSameOrigin } from '@/auth/sameOrigin'
import { resolveSession } from '@/auth/sessions'
import { answerInTime } from './databaseWatch'
import { type CallError, forbidden, isOutage, notFound, unauthorized, unavailable } from '@/database/errors'
import { CALLS_PREFIX, CROSS_SITE } from './handle'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
const CONNECTED = 1

/**
 * Answers a request to Payload's own REST, which is for the console's users; everybody else may only read
 * published data. Other people's writes are refused before their body is read, which Payload would load into
 * memory, and cross-site writes always. Our own calls are not served here.
 */
export async function answerConsole(
  request: Request,
  configPromise: Promise<SanitizedConfig> | SanitizedConfig,
): Promise<Response> {
  const config = await configPromise
  const path = new URL(request.url).pathname.slice(config.routes.api.length)
  if (isSiteCall(path) || !isDecodable(path)) return refusal(notFound())
  try {
    const payload = await getPayload({ config })
    await config.custom.prepare(payload)
    return await answerInTime(payload, answerReachable(request, payload), () => refusal(unavailable()))
  } catch (error) {
    if (isOutage(error)) return refusal(unavailable())
    throw error
  }
}

async function answerReachable(request: Request, payload: Payload): Promise<Response> {
  const refused = SAFE_METHODS.has(request.method) ? null : await refuseWrite(request, payload)
  if (refused) return refusal(refused)
  const answer = await handleEndpoints({ config: payload.config, request })
  if (!answer.headers.has('Cache-Control')) answer.headers.set('Cache-Control', 'no-store')
  if (payload.db.connection.readyState === CONNECTED) return answer
  // During an outage Payload answers 500, or treats the user as logged out; a write's session was checked before.
  const isRead = SAFE_METHODS.has(request.method)
  const isWrong = answer.status >= 400 || (isRead && readSessionToken(request.headers) !== null)
  return isWrong ? refusal(unavailable()) : answer
}

async function refuseWrite(request: Request, payload: Payload): Promise<CallError | null> {
  if (!isSameOrigin(request.headers)) return forbidden(CROSS_SITE)
  const session = await resolveSession(request.headers, payload)
  if (!session) return unauthorized()
  return isStaff(session.user) ? null : forbidden()
}

/** Payload matches routes regardless of case, and also below /globals. */
function isSiteCall(path: string): boolean {
  return path
    .toLowerCase()
    .replace(/^\/globals(?=\/)/, '')
    .startsWith(CALLS_PREFIX)
}

/** Payload answers 500 to a path that cannot be decoded, such as %E0%A4%A. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** A failure in the form that the console's client reads. */
function refusal(error: CallError): Response {
  const headers = { 'Cache-Control': 'no-store', ...error.headers }
  return Response.json({ errors: [{ message: error.message }] }, { status: error.status, headers })
}
