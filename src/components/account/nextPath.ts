/** The page after a log-in without `next`. */
export const AFTER_LOGIN = '/dashboard'

const BASE = 'http://this.site'
// oxlint-disable-next-line no-control-regex -- browsers drop some control characters: "/\t/evil" means "//evil"
const UNSAFE = /[\u0000-\u0020\u007f\\]/

/**
 * The page to open after a log-in: only a path of this site, as a browser would parse it. Anything else, and the
 * log-in pages themselves, become the dashboard.
 */
export function nextPath(next: string | null): string {
  if (!next?.startsWith('/') || UNSAFE.test(next) || !URL.canParse(next, BASE)) return AFTER_LOGIN
  const { origin, pathname, search, hash } = new URL(next, BASE)
  // Resolving dot segments can leave two slashes: "/.//evil" becomes "//evil".
  if (origin !== BASE || pathname.startsWith('//') || /^\/auth\/?$/.test(pathname)) return AFTER_LOGIN
  return pathname + search + hash
}
