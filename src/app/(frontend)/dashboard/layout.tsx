import type { Metadata } from 'next'
import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { type ReactNode, Suspense } from 'react'
import { currentUser } from '@/content/currentUser'
import { DashboardLoading } from '@/components/dashboard/DashboardLoading'
import { DashboardShell } from '@/components/dashboard/DashboardShell'
import { SIDEBAR_COOKIE, toSidebarState } from '@/components/dashboard/sidebarState'
import { StyleRegistry } from '@/components/theme/StyleRegistry'
import { readGlobal } from '@/content/readGlobal'
import { readShell } from '@/content/readShell'

export const metadata: Metadata = {
  title: { template: '%s · Dashboard', default: 'Dashboard' },
  robots: { index: false, follow: false },
}

/** The dashboard's frame. Nothing below it renders before the session is known. */
export default function DashboardLayout({ children }: { children: ReactNode }) {
  return (
    <StyleRegistry>
      <Suspense fallback={<DashboardLoading />}>
        <Gate>{children}</Gate>
      </Suspense>
    </StyleRegistry>
  )
}

/** Sends visitors to /auth, and back after the log-in. Throws when the database is down, which is not a log-out. */
async function Gate({ children }: { children: ReactNode }) {
  const [user, start] = await Promise.all([currentUser(), readShell()])
  if (!user || !start) {
    const path = (await headers()).get('x-request-path') ?? '/dashboard'
    redirect(`/auth?next=${encodeURIComponent(path)}`)
  }
  const [settings, store] = await Promise.all([readGlobal('site-settings'), cookies()])
  return (
    <DashboardShell
      brand={settings.brandName}
      user={user}
      start={start}
      sidebar={toSidebarState(store.get(SIDEBAR_COOKIE)?.value)}
    >
      {children}
    </DashboardShell>
  )
}
