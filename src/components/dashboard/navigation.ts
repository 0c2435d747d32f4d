import type { IconName } from '../ui/icons'

export type DashboardEntry = {
  label: string
  /** Below /dashboard; '' is the home screen. */
  path: string
  icon: IconName
}

/** The sidebar's entries in order (docs/behaviour.md, 4.1), with a hairline between groups. */
export const dashboardGroups: DashboardEntry[][] = [
  [
    { label: 'Dashboard', path: '', icon: 'grid' },
    { label: 'Onboarding', path: '/onboarding', icon: 'flag' },
    { label: 'Platform Setup', path: '/platforms', icon: 'list' },
  ],
  [
    { label: 'Content Schedule', path: '/schedule', icon: 'cal' },
    { label: 'Creator Connect', path: '/connect', icon: 'link' },
    { label: 'Ecommerce', path: '/ecommerce', icon: 'tote' },
    { label: 'Directory', path: '/directory-manage', icon: 'pin' },
    { label: 'Analytics', path: '/analytics', icon: 'chart' },
  ],
  [
    { label: 'Content Library', path: '/content', icon: 'film' },
    { label: 'Media Manager', path: '/media', icon: 'image' },
    { label: 'Achievements', path: '/achievements', icon: 'medal' },
    { label: 'Vision Board', path: '/vision-board', icon: 'spark' },
  ],
  [
    { label: 'Events & Bookings', path: '/events', icon: 'ticket' },
    { label: 'Team', path: '/applications', icon: 'team' },
    { label: 'Email Subscribers', path: '/subscribers', icon: 'mail' },
    { label: 'Feedback & Reports', path: '/reports', icon: 'note' },
    { label: 'Fake Account Handling', path: '/fake-accounts', icon: 'shield' },
    { label: 'Admin Chat', path: '/chat', icon: 'chat' },
  ],
  [{ label: 'Settings', path: '/settings', icon: 'gear' }],
]

/** The group "Admin", for admins only. */
export const adminGroup: DashboardEntry[] = [{ label: 'User Management', path: '/admin', icon: 'key' }]

/** The address of an entry. */
export function entryHref({ path }: DashboardEntry): string {
  return `/dashboard${path}`
}

/** The entry of a path, or undefined for an unknown one. */
export function entryAt(pathname: string): DashboardEntry | undefined {
  const all = [...dashboardGroups.flat(), ...adminGroup]
  return all.find((entry) => entryHref(entry) === pathname.replace(/\/$/, ''))
}
