import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { isStaff } from '@/access/roles'

const CONSOLE = '/admin'

/** In place of Payload's log-in and forgot-password pages: the site's own, and back afterwards. */
export function LoginRedirect({ initPageResult, searchParams }: AdminViewServerProps): never {
  const next = getSafeRedirect({ fallbackTo: CONSOLE, redirectTo: searchParams?.redirect ?? CONSOLE })
  const { user } = initPageResult.req
  if (!user) redirect(loginUrl(next))
  redirect(isStaff(user) ? next : '/dashboard')
}

/** In place of Payload's "not allowed": creators have the dashboard. */
export function UnauthorizedRedirect({ initPageResult }: AdminViewServerProps): never {
  redirect(initPageResult.req.user ? '/dashboard' : loginUrl(CONSOLE))
}

/** When the console saw its session end. Always to the log-in: a session with a second to live would lead back here. */
export function InactivityRedirect({ searchParams }: AdminViewServerProps): never {
  redirect(loginUrl(getSafeRedirect({ fallbackTo: CONSOLE, redirectTo: searchParams?.redirect ?? CONSOLE })))
}

function loginUrl(next: string): string {
  return `/auth?next=${encodeURIComponent(next)}`
}
