import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { opensConsole } from '@/access/guards'

const CONSOLE = '/admin'

/** Replaces Payload's log-in and forgot-password pages with the site's own, which lead back here. */
export function LoginRedirect({ initPageResult, searchParams }: AdminViewServerProps): never {
  const next = getSafeRedirect({ fallbackTo: CONSOLE, redirectTo: searchParams?.redirect ?? CONSOLE })
  const { user } = initPageResult.req
  if (!user) redirect(loginUrl(next))
  redirect(opensConsole(user) ? next : '/dashboard')
}

/** Replaces Payload's "not allowed": creators go to the dashboard. */
export function UnauthorizedRedirect({ initPageResult }: AdminViewServerProps): never {
  redirect(initPageResult.req.user ? '/dashboard' : loginUrl(CONSOLE))
}

/**
 * When the console notices that its session ended. Always goes to the log-in: a session that is about to end
 * would otherwise lead back here.
 */
export function InactivityRedirect({ searchParams }: AdminViewServerProps): never {
  redirect(loginUrl(getSafeRedirect({ fallbackTo: CONSOLE, redirectTo: searchParams?.redirect ?? CONSOLE })))
}

function loginUrl(next: string): string {
  return `/auth?next=${encodeURIComponent(next)}`
}
