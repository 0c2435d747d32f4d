import { type Endpoint, type SanitizedConfig, getPayload, handleEndpoints } from 'payload'
import { match } from 'path-to-regexp'
import { answerInTime } from './databaseWatch'
import { CallError, isOutage, notFound, unavailable } from '@/database/errors'
import { failureResponse } from './failure'
import { CALLS_PREFIX } from './handle'

type Config = Promise<SanitizedConfig> | SanitizedConfig
type Route = {
  method: string
  isLiteral: boolean
  failsAsPlainText: boolean
  matches: (path: string) => boolean
}

const routesOf = new WeakMap<SanitizedConfig, Route[]>()
/** With one of these Payload would treat a POST as a GET. */
const OVERRIDES = ['x-http-method-override', 'x-payload-http-method-override']

const CORS = ['access-control-allow-headers', 'access-control-allow-methods', 'access-control-allow-origin']

/**
 * Answers one request to /api/*: an unknown path 404, a known path with another method 405 with Allow, a database
 * that cannot be reached 503, and everything else by the endpoint that the call declared.
 */
export async function answerCall(request: Request, configPromise: Config): Promise<Response> {
  const config = await configPromise
  const path = new URL(request.url).pathname.replace(/^\/api/, '')
  const matching = routesAt(config, path)
  const allowed = methodsOf(matching)
  if (allowed.length === 0) return failureResponse(notFound())
  const Allow = allowed.join(', ')
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: { Allow } })
  if (!allowed.includes(request.method)) {
    return failureResponse(new CallError(405, 'Method not allowed', { headers: { Allow } }))
  }
  const isPlainText = matching.find(({ method }) => method === request.method)?.failsAsPlainText
  const outage = () => failureResponse(unavailable(), isPlainText)
  try {
    // Payload answers 500 when it cannot start; asked first, an outage at a cold start is 503 as well.
    const payload = await getPayload({ config })
    await config.custom.prepare(payload)
    const work = handleEndpoints({
      config,
      request: plainRequest(request),
      path: `${config.routes.api}${CALLS_PREFIX}${path}`,
    })
    const answer = await answerInTime(payload, work, outage)
    // Payload adds CORS headers; other sites may not call this API.
    for (const name of CORS) answer.headers.delete(name)
    if (request.method !== 'HEAD') return answer
    // Nobody reads what a GET would have sent; a stream would otherwise go on for nobody.
    await answer.body?.cancel()
    return new Response(null, answer)
  } catch (error) {
    if (isOutage(error)) return outage()
    throw error
  }
}

/** The request for our endpoints: HEAD becomes GET, and no header overrides the method. */
function plainRequest(request: Request): Request {
  const isHead = request.method === 'HEAD'
  if (!isHead && !OVERRIDES.some((name) => request.headers.has(name))) return request
  const headers = new Headers(request.headers)
  for (const name of OVERRIDES) headers.delete(name)
  return new Request(request, { headers, ...(isHead && { method: 'GET' }) })
}

/** The calls at a path. A literal path (/products/my) takes precedence over one with params (/products/:id). */
function routesAt(config: SanitizedConfig, path: string): Route[] {
  const matching = routes(config).filter(({ matches }) => matches(path))
  const literal = matching.filter(({ isLiteral }) => isLiteral)
  return literal.length > 0 ? literal : matching
}

/** The methods of a path, with HEAD for every GET; empty where no call has this path. */
function methodsOf(found: Route[]): string[] {
  const methods = found.map(({ method }) => method)
  return methods.includes('GET') ? ['GET', 'HEAD', ...methods.filter((method) => method !== 'GET')] : methods
}

function routes(config: SanitizedConfig): Route[] {
  const known = routesOf.get(config)
  if (known) return known
  const made = config.endpoints.filter((each) => each.path.startsWith(`${CALLS_PREFIX}/`)).map(toRoute)
  routesOf.set(config, made)
  return made
}

function toRoute({ path, method, custom }: Endpoint): Route {
  const matcher = match(path.slice(CALLS_PREFIX.length), { decode: decodeURIComponent })
  return {
    method: method.toUpperCase(),
    isLiteral: !path.includes(':'),
    failsAsPlainText: custom?.failsAsPlainText === true,
    matches: (given) => matchesSafely(matcher, given),
  }
}

/** A path that cannot be decoded (%E0%A4%A) matches nothing. */
function matchesSafely(matcher: (path: string) => unknown, path: string): boolean {
  try {
    return Boolean(matcher(path))
  } catch {
    return false
  }
}
