import mongoose from 'mongoose'
import { type Payload, type SanitizedConfig, createLocalReq, getPayload } from 'payload'
import { sessionCookies } from '@/auth/cookies'
import { startSession } from '@/auth/sessions'
import { driverCollection } from '@/database/driverCollection'
import type { User as StoredUser } from '@/payload-types'
import { type Call, callUrl } from '@/contracts/core/call'
import { answerConsole } from '../../console/consoleApi'
import type { HandledCall } from '../handle'
import { answerCall } from '../mount'

export type RequestOptions = {
  /** Whose session the request has; none when absent. */
  as?: Pick<StoredUser, 'id'> | null
  /** Whether that session was confirmed with the password a moment ago. */
  isConfirmed?: boolean
  params?: Record<string, string>
  query?: Record<string, string>
  /** A raw query string, for what `query` cannot express. */
  search?: string
  /** Sent as JSON; a string, a form, bytes and a stream are sent as they are. */
  body?: unknown
  headers?: Record<string, string>
  /** The test reads a streamed answer and cancels it; any other one is cancelled here. */
  isRead?: boolean
}

export type TestServer = {
  payload: Payload
  config: SanitizedConfig
  /** Mounts further calls beside the site's own; call it before the first request. */
  mount: (handled: HandledCall[]) => void
  /** Makes a declared call through the real route, cookies and access included. */
  request: (
    declared: Pick<Call, 'method' | 'path' | 'answerType'>,
    options?: RequestOptions,
  ) => Promise<Response>
  /** Makes any request to /api or /cms-api. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>
  /** Makes a request to a path below /cms-api, as a person's console does; null is a visitor. */
  askConsole: (
    as: Pick<StoredUser, 'id'> | null,
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: `/${string}`,
    body?: unknown,
  ) => Promise<Response>
  stop: () => Promise<void>
}

const HOST = 'localhost:3000'
const ORIGIN = `http://${HOST}`

/** Deletes all records; the collections and their indexes stay, because making them takes longer than most tests. */
async function emptyDatabase(uri: string): Promise<void> {
  const client = new mongoose.mongo.MongoClient(uri)
  try {
    const database = client.db()
    // What a test before this one measured: the database refuses to delete from it, or to drop it while it measures.
    await database.command({ profile: 0 })
    const collections = await database.collections()
    await Promise.all(
      collections.map((each) =>
        each.collectionName === 'system.profile' ? each.drop() : each.deleteMany({}),
      ),
    )
  } finally {
    await client.close()
  }
}

/**
 * Starts the real stack on the database of this jest worker, emptied; one file at a time uses it. Call it in beforeAll
 * and `stop` in afterAll. `fill` stores what is there before the site starts; it gets the address of the database.
 */
export async function startServer(fill?: (uri: string) => Promise<void>): Promise<TestServer> {
  const uri = new URL(process.env.TEST_DATABASE_URI ?? 'mongodb://127.0.0.1:27017/?replicaSet=rs0')
  uri.pathname = `/test-${process.env.JEST_WORKER_ID}`
  await emptyDatabase(uri.href)
  await fill?.(uri.href)
  process.env.DATABASE_URI = uri.href
  process.env.SEED ||= 'empty'
  process.env.HASH_COST ||= '4'
  process.env.RUN_JOBS ||= 'off'
  process.env.PAYLOAD_SECRET ||= 'a secret for tests only, 32 characters'
  process.env.SECRETS_KEY ||= 'another secret for tests only, 32 ch'
  const { default: configPromise } = await import('@payload-config')
  const config = await configPromise
  const payload = await getPayload({ config })
  const fetchCall = (path: string, init: RequestInit = {}) => {
    const given = new Request(`${ORIGIN}${path}`, { ...init, duplex: 'half' } as RequestInit)
    return path.startsWith(config.routes.api) ? answerConsole(given, config) : answerCall(given, config)
  }

  async function request(
    declared: Pick<Call, 'method' | 'path' | 'answerType'>,
    options: RequestOptions = {},
  ) {
    const headers = new Headers({ 'x-forwarded-for': '127.0.0.1', host: HOST, ...options.headers })
    if (options.as) headers.set('cookie', await cookieOf(payload, options.as))
    if (options.as && options.isConfirmed) await confirmSessionsOf(payload, options.as)
    const init: RequestInit = { method: declared.method.toUpperCase(), headers }
    if (isBytes(options.body)) init.body = options.body
    else if (options.body !== undefined) {
      if (!headers.has('content-type')) headers.set('content-type', 'application/json')
      init.body = typeof options.body === 'string' ? options.body : JSON.stringify(options.body)
    }
    const url = callUrl(declared, options)
    const answer = await fetchCall(options.search ? `${url}?${options.search}` : url, init)
    if (answer.ok && declared.answerType === 'stream' && !options.isRead) await answer.body?.cancel()
    return answer
  }

  return {
    payload,
    config,
    mount: (handled) => config.endpoints.push(...handled.map(({ endpoint }) => endpoint)),
    request,
    fetch: fetchCall,
    askConsole: async (as, method, path, body) => {
      const headers = new Headers({ 'content-type': 'application/json' })
      if (as) headers.set('cookie', await cookieOf(payload, as))
      return fetchCall(`${config.routes.api}${path}`, { method, headers, body: JSON.stringify(body) })
    },
    stop: () => payload.destroy(),
  }
}

function isBytes(
  body: unknown,
): body is FormData | URLSearchParams | Uint8Array<ArrayBuffer> | ReadableStream {
  return [FormData, URLSearchParams, Uint8Array, ReadableStream].some((kind) => body instanceof kind)
}

/** Confirms a user's sessions, as POST /api/account/confirm does with the one that calls it. */
export async function confirmSessionsOf(payload: Payload, user: Pick<StoredUser, 'id'>): Promise<void> {
  const mine = { user: new mongoose.Types.ObjectId(user.id) }
  await driverCollection({ payload }, 'sessions').updateMany(mine, { $set: { confirmedAt: new Date() } })
}

/** A session cookie for a user, as a log-in would set it. */
export async function cookieOf(payload: Payload, user: Pick<StoredUser, 'id'>): Promise<string> {
  const req = await createLocalReq({}, payload)
  const token = await startSession(req, { id: String(user.id) }, 'test')
  if (!token) throw new Error('There is no such user')
  return sessionCookies(token)
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
