import { type PayloadRequest, parseCookies } from 'payload'
import { environment } from '@/environment'

/** The lifetime of a session in seconds: seven days, extended while it is used. */
export const SESSION_SECONDS = 7 * 24 * 60 * 60

const NAME = 'sid'
const HOST_NAME = '__Host-sid'

/** The session token a request carries, or null. */
export function readSessionToken(headers: Headers): string | null {
  return parseCookies(headers).get(environment.isHttps ? HOST_NAME : NAME) || null
}

/**
 * The two cookies of a session: the token (HttpOnly, SameSite=Lax, Secure and __Host- on https), and the readable
 * `signed-in=1`, which tells the browser only whether asking for the user is worth a call.
 */
export function sessionCookies(token: string): string[] {
  return [cookie(name(), token, SESSION_SECONDS, true), cookie('signed-in', '1', SESSION_SECONDS, false)]
}

/** The same two cookies, expired. */
function expiredSessionCookies(): string[] {
  return [cookie(name(), '', 0, true), cookie('signed-in', '', 0, false)]
}

/** Cookies as response headers. */
export function cookieHeaders(cookies: string[]): Headers {
  return new Headers(cookies.map((each): [string, string] => ['Set-Cookie', each]))
}

/** Puts a session's cookies into a response, instead of any that the session strategy was going to renew. */
export function setSessionCookies(
  req: Pick<PayloadRequest, 'responseHeaders'>,
  headers: Headers,
  token: string,
): void {
  replaceCookies(req, headers, sessionCookies(token))
}

/** Puts expired cookies into a response, instead of any that the session strategy was going to renew. */
export function clearSessionCookies(req: Pick<PayloadRequest, 'responseHeaders'>, headers: Headers): void {
  replaceCookies(req, headers, expiredSessionCookies())
}

/** Payload appends the strategy's cookies after these, and browsers keep the last one. */
function replaceCookies(
  req: Pick<PayloadRequest, 'responseHeaders'>,
  headers: Headers,
  cookies: string[],
): void {
  req.responseHeaders?.delete('Set-Cookie')
  for (const each of cookies) headers.append('Set-Cookie', each)
}

function name(): string {
  return environment.isHttps ? HOST_NAME : NAME
}

function cookie(key: string, value: string, maxAgeSeconds: number, isHttpOnly: boolean): string {
  const flags = ['Path=/', `Max-Age=${maxAgeSeconds}`, 'SameSite=Lax']
  if (isHttpOnly) flags.push('HttpOnly')
  if (environment.isHttps) flags.push('Secure')
  return `${key}=${value}; ${flags.join('; ')}`
}
