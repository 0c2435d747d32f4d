import { SITE_HEADERS, SITE_POLICY } from '../../../scripts/next/siteHeaders.mjs'
import { type Endpoint, type Payload, type SanitizedConfig, getPayload } from 'payload'
import { type MatchFunction, match } from 'path-to-regexp'
import { callRequest, withAuthHeaders } from './callRequest'
import { answerInTime } from './databaseWatch'
import { CallError, isOutage, notFound, unavailable } from '@/database/errors'
import { failureResponse } from './failure'
import { CALLS_PREFIX } from './handle'

type Config = Promise<SanitizedConfig> | SanitizedConfig
type Params = Record<string, unknown>
type Route = {
  method: string
  isLiteral: boolean
  failsAsPlainText: boolean
  announces: Record<string, string>
  handler: Endpoint['handler']
  paramsOf: (path: string) => Params | null
}
type Found = { route: Route; params: Params }

/** The routes of a config by the first segment of their path, so that a call is not matched against two hundred. */
type Routes = Map<string, Route[]>

const routesOf = new WeakMap<SanitizedConfig, Routes>()

/** An answer's own value counts; both would be sent if another layer added them. */
const SITE_WIDE = Object.entries({ ...SITE_HEADERS, 'Content-Security-Policy': SITE_POLICY })

/** Answers one request to /api/* or /files/*, with all its headers: next.config.mjs adds none to these paths. */
export async function answerCall(request: Request, configPromise: Config): Promise<Response> {
  const answer = await answerOne(request, configPromise)
  for (const [name, value] of SITE_WIDE) if (!answer.headers.has(name)) answer.headers.set(name, value)
  return answer
}

/**
 * Answers one request to /api/*: 404 for an unknown path, 405 with Allow for a known path with another method, 503 when
 * the database cannot be reached; otherwise the call's endpoint answers.
 */
async function answerOne(request: Request, configPromise: Config): Promise<Response> {
  const config = await configPromise
  const path = new URL(request.url).pathname.replace(/^\/api/, '')
  const matching = routesAt(config, path)
  const allowed = methodsOf(matching)
  if (allowed.length === 0) return failureResponse(notFound())
  const Allow = allowed.join(', ')
  if (request.method === 'OPTIONS') {
    const headers = Object.assign({ Allow }, ...matching.map(({ route }) => route.announces)) as HeadersInit
    return new Response(null, { status: 204, headers })
  }
  if (!allowed.includes(request.method)) {
    return failureResponse(new CallError(405, 'Method not allowed', { headers: { Allow } }))
  }
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const isPlainText = matching.find(({ route }) => route.method === method)?.route.failsAsPlainText
  const outage = () => failureResponse(unavailable(), isPlainText)
  try {
    // Comes first, so that an outage at a cold start is 503 as well.
    const payload = await getPayload({ config })
    await config.custom.prepare(payload)
    // Uses the handler from the config that Payload runs on: the build may hold a second copy, with its own hooks and
    // error classes.
    const found = routesAt(payload.config, path).find(({ route }) => route.method === method)
    if (!found) return failureResponse(notFound())
    const answer = await answerInTime(payload, run(request, found, payload), outage)
    if (request.method !== 'HEAD') return answer
    // HEAD sends no body; without the cancel a stream would keep running with no reader.
    await answer.body?.cancel()
    return new Response(null, answer)
  } catch (error) {
    if (isOutage(error)) return outage()
    throw error
  }
}

async function run(request: Request, { route, params }: Found, payload: Payload): Promise<Response> {
  const req = await callRequest(request, params, payload)
  return withAuthHeaders(await route.handler(req), req.responseHeaders)
}

/** The calls at a path. A literal path (/products/my) takes precedence over one with params (/products/:id). */
function routesAt(config: SanitizedConfig, path: string): Found[] {
  const matching = (routes(config).get(firstPart(path)) ?? []).flatMap((route) => {
    const params = route.paramsOf(path)
    return params ? [{ route, params }] : []
  })
  const literal = matching.filter(({ route }) => route.isLiteral)
  return literal.length > 0 ? literal : matching
}

/** The methods of a path, with HEAD for every GET; empty where no call has this path. */
function methodsOf(found: Found[]): string[] {
  const methods = found.map(({ route }) => route.method)
  return methods.includes('GET') ? ['GET', 'HEAD', ...methods.filter((method) => method !== 'GET')] : methods
}

function routes(config: SanitizedConfig): Routes {
  const known = routesOf.get(config)
  if (known) return known
  const made: Routes = new Map()
  for (const endpoint of config.endpoints.filter(({ path }) => path.startsWith(`${CALLS_PREFIX}/`))) {
    const part = firstPart(endpoint.path.slice(CALLS_PREFIX.length))
    made.set(part, [...(made.get(part) ?? []), toRoute(endpoint)])
  }
  routesOf.set(config, made)
  return made
}

/** "orders" of /orders/:id; paths are matched case-insensitively. */
function firstPart(path: string): string {
  return (path.split('/', 2)[1] ?? '').toLowerCase()
}

function toRoute({ path, method, custom, handler }: Endpoint): Route {
  const pattern = path.slice(CALLS_PREFIX.length)
  return {
    method: method.toUpperCase(),
    isLiteral: !pattern.includes(':'),
    failsAsPlainText: custom?.failsAsPlainText === true,
    announces: (custom?.announces ?? {}) as Record<string, string>,
    handler,
    paramsOf: orNull(match(pattern, { decode: decodeURIComponent })),
  }
}

/** A path that cannot be decoded (%E0%A4%A) matches nothing. */
function orNull(matcher: MatchFunction): Route['paramsOf'] {
  return (path) => {
    try {
      const found = matcher(path)
      return found ? { ...found.params } : null
    } catch {
      return null
    }
  }
}
