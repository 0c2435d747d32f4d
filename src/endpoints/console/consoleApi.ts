import { type Payload, type SanitizedConfig, getPayload, handleEndpoints } from 'payload'
import { opensConsole } from '@/access/guards'
import { readClientAddress } from '@/auth/readClientAddress'
import { readSessionToken } from '@/auth/cookies'
import { spend } from '@/auth/limits'
import { isSameOrigin } from '@/auth/sameOrigin'
import { resolveSession } from '@/auth/sessions'
import { answerInTime } from '../core/databaseWatch'
import { CallError, forbidden, isOutage, notFound, unauthorized, unavailable } from '@/database/errors'
import { checkedQuery, toSearch, visitorQuery } from '@/payload/consoleQuery'
import { CALLS_PREFIX, CROSS_SITE } from '../core/handle'
import { JSON_LIMIT_BYTES, readBytes } from '../core/readBody'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
const CONNECTED = 1
const NOT_IMPLEMENTED = 501
/** Headers that make Payload treat a POST as a GET. */
const OVERRIDES = ['x-http-method-override', 'x-payload-http-method-override']
const FORM_TYPE = 'application/x-www-form-urlencoded'

/**
 * Answers a request to Payload's own REST, which is for the console's users; everyone else may only read published
 * data. Their writes are refused before the body is read, because Payload would load it into memory; cross-site writes
 * are always refused. Our own calls are not served here.
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
    if (error instanceof CallError) return refusal(error)
    if (isOutage(error)) return refusal(unavailable())
    throw error
  }
}

async function answerReachable(given: Request, payload: Payload): Promise<Response> {
  const request = await readable(given, payload)
  const answer = await handleEndpoints({ config: payload.config, request })
  // Payload's status for a collection without endpoints.
  if (answer.status === NOT_IMPLEMENTED) return refusal(forbidden())
  if (!answer.headers.has('Cache-Control')) answer.headers.set('Cache-Control', 'no-store')
  if (payload.db.connection.readyState === CONNECTED) return answer
  // In an outage Payload answers 500 or treats the caller as logged out; writes have resolved their session above.
  const isRead = SAFE_METHODS.has(given.method)
  const isWrong = answer.status >= 400 || (isRead && readSessionToken(request.headers) !== null)
  return isWrong ? refusal(unavailable()) : answer
}

/** The request to pass to Payload: allowed, and with a query that it can answer. Throws CallError otherwise. */
async function readable(given: Request, payload: Payload): Promise<Request> {
  const isRead = SAFE_METHODS.has(given.method)
  if (isRead && isFilePath(given.url)) return new Request(fileUrl(given.url), given)
  if (!isRead && !isSameOrigin(given.headers)) throw forbidden(CROSS_SITE)
  const session = readSessionToken(given.headers) ? await resolveSession(given.headers, payload) : null
  const isForStaff = opensConsole(session?.user)
  if (!isRead && !isForStaff) throw session ? forbidden() : unauthorized()
  const request = await withoutOverride(given)
  const url = new URL(request.url)
  const { fields, hasVersions } = target(url.pathname, payload.config)
  if (!isForStaff) await spend(payload, 'console-read', readClientAddress(request.headers))
  if (!hasVersions) throw notFound()
  const query = checkedQuery(url.search, fields)
  const search = toSearch(isForStaff ? query : visitorQuery(query, fields))
  if (search === url.search) return request
  url.search = search
  return new Request(url, request)
}

/** The address of a file, and which copy of it is asked for. */
function fileUrl(url: string): string {
  const { searchParams } = new URL(url)
  const size = searchParams.get('size')
  return `${url.split('?')[0]}${size && /^\d+$/.test(size) ? `?size=${size}` : ''}`
}

/** A page loads many files, each by its name: no other query, and no rate limit. */
function isFilePath(url: string): boolean {
  return /^\/[^/]+\/[^/]+\/file\//.test(new URL(url).pathname)
}

/** The console sends long queries as the body of a POST that a header turns into a GET. */
async function withoutOverride(request: Request): Promise<Request> {
  const override = OVERRIDES.map((name) => request.headers.get(name)).find(Boolean)
  if (!override) return request
  const headers = new Headers(request.headers)
  for (const name of OVERRIDES) headers.delete(name)
  const isQuery = request.method === 'POST' && headers.get('content-type') === FORM_TYPE
  if (!isQuery || override.toUpperCase() !== 'GET') return new Request(request, { headers })
  const bytes = await readBytes(request, JSON_LIMIT_BYTES)
  headers.delete('content-type')
  headers.delete('content-length')
  return new Request(`${request.url.split('?')[0]}?${new TextDecoder().decode(bytes)}`, { headers })
}

/** The target of a path below /cms-api: the fields that a query may use, and whether the versions it asks for exist. */
function target(pathname: string, { collections, globals, routes }: SanitizedConfig) {
  const segments = pathname.slice(routes.api.length + 1).split('/')
  const isGlobal = segments[0] === 'globals'
  const [slug, action] = isGlobal ? segments.slice(1) : segments
  const entity = (isGlobal ? globals : collections).find((each) => each.slug === slug)
  const asksVersions = entity !== undefined && action === 'versions'
  return {
    fields: entity?.flattenedFields ?? [],
    hasVersions: !asksVersions || Boolean(entity.versions),
  }
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
