import type { AuthStrategy, PayloadRequest } from 'payload'
import { isOpenTo } from '@/access/guards'
import type { User as StoredUser } from '@/payload-types'
import { cookieHeaders, readSessionToken, sessionCookies } from './cookies'
import { isSameOrigin } from './sameOrigin'
import type { SessionUser } from './sessionUser'
import { extendWhenUsedAgain, resolveSession } from './sessions'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
const NOBODY = { user: null }

/**
 * How Payload finds the current user: by our session cookie. A cross-site write has no user, because Payload's
 * REST and the console's server functions would accept it. Database errors are kept in req.context.authError,
 * because Payload swallows them.
 */
export const sessionStrategy: AuthStrategy = {
  name: 'session',
  async authenticate({ headers, payload, req, canSetHeaders }) {
    if (isWrite(headers, req) && !isSameOrigin(headers)) return NOBODY
    try {
      const session = await resolveSession(headers, payload)
      if (!session || (req && isVisitorHere(session.user, req))) return NOBODY
      const { user, sessionId } = session
      const extended =
        canSetHeaders && !isFile(req) && !isAskedByPages(req)
          ? await extendWhenUsedAgain(payload, session)
          : null
      const token = extended && readSessionToken(headers)
      const expiresAt = extended ?? session.expiresAt
      const known: SessionUser = {
        ...user,
        _sid: sessionId,
        _exp: Math.floor(expiresAt.getTime() / 1000),
        _confirmedAt: session.confirmedAt?.getTime() ?? null,
      }
      return {
        user: { ...known, collection: 'users', _strategy: 'session' },
        ...(token && { responseHeaders: cookieHeaders(sessionCookies(token)) }),
      }
    } catch (error) {
      if (req) req.context.authError = error
      return NOBODY
    }
  },
}

/** Whether a file is requested: shared caches may keep it, so its response must not carry a cookie. */
function isFile(req: PayloadRequest | undefined): boolean {
  return Boolean(req?.pathname?.includes('/file/'))
}

/** Whether an open page asks by itself, which is no use of the session. */
function isAskedByPages(req: PayloadRequest | undefined): boolean {
  return ['/api/inbox', '/api/stream', '/api/hello'].includes(req?.pathname ?? '')
}

/** The console's server functions have no method here; anything but a GET has an Origin. */
function isWrite(headers: Headers, req: PayloadRequest | undefined): boolean {
  if (req?.method) return !SAFE_METHODS.has(req.method.toUpperCase())
  return headers.has('origin') || headers.has('next-action')
}

/**
 * Payload's REST is for the console: there a creator counts as a visitor, and so does an editor outside of what is
 * theirs.
 */
function isVisitorHere(user: StoredUser, { pathname, payload }: PayloadRequest): boolean {
  const { api } = payload.config.routes
  return (
    Boolean(pathname?.startsWith(`${api}/`)) &&
    !isOpenTo(user, payload.config, pathname?.slice(api.length) ?? '')
  )
}
