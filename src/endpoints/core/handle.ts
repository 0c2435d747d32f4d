import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload'
import * as v from 'valibot'
import { isAdmin, isStaff } from '@/access/guards'
import { isSameOrigin } from '@/auth/sameOrigin'
import { spendLimit } from '@/auth/limits'
import { requireConfirmed } from '@/auth/sessionUser'
import type { User as StoredUser } from '@/payload-types'
import {
  type AnswerOf,
  type BodyOf,
  type Call,
  type ParamsOf,
  type QueryOf,
  isWrite,
} from '@/contracts/core/call'
import { forbidden, unauthorized, badRequest } from '@/database/errors'
import { answerFailure } from './failure'
import { readBody, invalidFields } from './readBody'

/** Where Payload mounts our calls; app/api exposes them at /api. Not reachable at /cms-api. */
export const CALLS_PREFIX = '/site-calls'

export const CROSS_SITE = 'Cross-site requests are refused'

export type CallContext<TCall extends Call> = {
  body: BodyOf<TCall>
  query: QueryOf<TCall>
  params: ParamsOf<TCall['path']>
  /** The caller; never null unless the call is for anyone. */
  user: TCall['who'] extends 'anyone' ? StoredUser | null : StoredUser
  req: PayloadRequest
  payload: PayloadRequest['payload']
  /** Response headers to add, for example Set-Cookie. */
  headers: Headers
}

/** A call's declaration with its endpoint, as endpoints/allCalls.ts lists them. */
export type HandledCall = {
  call: Call
  endpoint: Endpoint
  /** Set by ownHandlers: the collection of the caller's own records. */
  ownedIn?: CollectionSlug
}

/** Refuses a caller who may not use the record that the path names, before the body is read; throws CallError. */
type Admission<TCall extends Call> = (
  context: Pick<CallContext<TCall>, 'params' | 'user' | 'req'>,
) => Promise<unknown>

/**
 * Turns a declared call into a Payload endpoint: refuses cross-site writes, checks the caller, spends the rate limit,
 * asks for a confirmation where the call declares it, asks `admit`, reads and validates query and body, runs the
 * handler and presents its answer or failure. Handlers throw CallError. A handler may return a Response itself (a file,
 * a stream, a redirect); it is sent as it is.
 */
export function handle<TCall extends Call>(
  call: TCall,
  run: (context: CallContext<TCall>) => Promise<AnswerOf<TCall> | Response>,
  admit?: Admission<TCall>,
): HandledCall {
  const handler: Endpoint['handler'] = async (req) => {
    const headers = new Headers({ 'Cache-Control': 'no-store' })
    try {
      if (isWrite(call) && !call.isCrossSite && !isSameOrigin(req.headers)) throw forbidden(CROSS_SITE)
      const user = authorise(call, req)
      await spendLimit(req, call)
      if (call.isConfirmed) requireConfirmed(user)
      const params = Object.fromEntries(
        Object.entries(req.routeParams ?? {}).map(([name, value]) => [name, String(value)]),
      )
      const known = { params, user, req, payload: req.payload, headers } as unknown as CallContext<TCall>
      await admit?.(known)
      const query = readQuery(call, req.url ?? '') as QueryOf<TCall>
      const body = (await readBody(call, req)) as BodyOf<TCall>
      const answer = await run({ ...known, query, body })
      if (answer instanceof Response) return answer
      if (call.answerType === 'none') return new Response(null, { status: call.status, headers })
      return Response.json(checked(call, answer), { status: call.status, headers })
    } catch (error) {
      return answerFailure(call, req, error)
    }
  }
  // For code that answers instead of the handler (mount.ts).
  const custom = { failsAsPlainText: call.plainTextFailure ?? false, announces: call.announces ?? {} }
  return { call, endpoint: { path: `${CALLS_PREFIX}${call.path}`, method: call.method, handler, custom } }
}

function authorise(call: Call, req: PayloadRequest): StoredUser | null {
  // Payload swallows errors of the auth strategy; an outage must not look like "logged out".
  if (req.context.authError) throw req.context.authError
  // The credential of such a call is its path, so sessions are ignored.
  const user = call.isCrossSite ? null : req.user
  if (call.who === 'anyone') return user
  if (!user) throw unauthorized()
  if (call.who === 'admin' && !isAdmin(user)) throw forbidden()
  if (call.who === 'editor' && !isStaff(user)) throw forbidden()
  return user
}

function checked<TCall extends Call>(call: TCall, answer: AnswerOf<TCall>): AnswerOf<TCall> {
  if (process.env.NODE_ENV !== 'production' && call.answer) v.parse(call.answer, answer)
  return answer
}

/**
 * Reads and validates a call's query, in which each key may occur once. Calls that declare none ignore it. Throws
 * CallError 400 with a message per key, also for an unknown one.
 */
function readQuery(call: Call, url: string): unknown {
  if (!call.query) return undefined
  const { searchParams } = new URL(url, 'http://localhost')
  const keys = [...searchParams.keys()]
  const twice = keys.find((key, index) => keys.indexOf(key) !== index)
  if (twice !== undefined) throw badRequest(`Given twice: ${twice}`)
  const { entries = {} } = call.query as { entries?: Record<string, unknown> }
  const unknown = keys.find((key) => !Object.hasOwn(entries, key))
  if (unknown !== undefined) throw badRequest(`Unknown field: ${unknown}`, { [unknown]: 'Unknown' })
  const parsed = v.safeParse(call.query, Object.fromEntries(searchParams))
  if (parsed.success) return parsed.output
  throw invalidFields(parsed.issues)
}
