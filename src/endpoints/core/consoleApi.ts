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
 * Answers one request to Payload's own REST. It is for the console's people; everybody else may only read what is
 * published anyway. Writes of others are refused before their body is read, which Payload would hold in memory
 * whole, and cross-site ones always. Our own calls are not served here.
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
  // Payload answers 500 to an outage, or takes it for "logged out"; a write's session was asked for before it.
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

/** Routes are matched whatever the case of their letters, and without the word that leads to the globals'. */
function isSiteCall(path: string): boolean {
  return path
    .toLowerCase()
    .replace(/^\/globals(?=\/)/, '')
    .startsWith(CALLS_PREFIX)
}

/** Payload answers 500 to a path such as %E0%A4%A, which names nothing. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** A failure as the console's client reads it. */
function refusal(error: CallError): Response {
  const headers = { 'Cache-Control': 'no-store', ...error.headers }
  return Response.json({ errors: [{ message: error.message }] }, { status: error.status, headers })
}
