import type { CollectionAfterLogoutHook, CollectionMeHook, CollectionRefreshHook } from 'payload'
import {
  SESSION_SECONDS,
  clearSessionCookies,
  cookieHeaders,
  readSessionToken,
  sessionCookies,
} from '@/auth/cookies'
import { type SessionUser, sessionIdOf } from '@/auth/sessionUser'
import { endSession, extendSession } from '@/auth/sessions'

/** Tells the console when the session ends, so that it can offer to extend it. */
export const answerCurrentUser: CollectionMeHook = ({ args, user }) => ({
  exp: (args.req.user as SessionUser | null)?._exp ?? 0,
  user,
})

/** The console's "stay logged in": extends our session instead of issuing a JWT. */
export const extendSessionAtRefresh: CollectionRefreshHook = async ({ args, user }) => {
  const sessionId = sessionIdOf(args.req.user)
  const token = readSessionToken(args.req.headers)
  if (sessionId && token) {
    await extendSession(args.req.payload, sessionId)
    args.req.responseHeaders = cookieHeaders(sessionCookies(token))
  }
  return { exp: Math.floor(Date.now() / 1000) + SESSION_SECONDS, refreshedToken: '', setCookie: false, user }
}

/** The console's log-out ends our session and clears its cookies. */
export const dropSessionAtLogout: CollectionAfterLogoutHook = async ({ req }) => {
  const sessionId = sessionIdOf(req.user)
  if (sessionId) await endSession(req.payload, sessionId)
  req.responseHeaders ??= new Headers()
  clearSessionCookies(req, req.responseHeaders)
}
