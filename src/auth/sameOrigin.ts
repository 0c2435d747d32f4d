import { environment } from '@/environment'

/**
 * Whether a write comes from this site or from a client that is not a browser. A foreign or `null` Origin and
 * `Sec-Fetch-Site: cross-site` are refused; a client that sends neither header is accepted. Without SITE_URL the
 * origin that the request itself came to is accepted, so that 127.0.0.1 or a phone on the same network works.
 */
export function isSameOrigin(headers: Headers): boolean {
  if (headers.get('sec-fetch-site') === 'cross-site') return false
  const origin = headers.get('origin')
  if (origin === null) return true
  if (!URL.canParse(origin)) return false
  const given = new URL(origin)
  if (given.origin === new URL(environment.siteUrl).origin) return true
  // The server overwrites x-forwarded-proto (src/server/forwarding.ts).
  const scheme = headers.get('x-forwarded-proto') ?? 'http'
  return !process.env.SITE_URL && given.origin === `${scheme}://${headers.get('host')}`
}
