import type { IconName } from '../ui/icons'

type SiteLink = { href: string; label: string; icon: IconName }

/** Whether a page is the one that an item leads to, or one below it; for aria-current. */
export function currentOf(href: string, path: string): 'page' | 'true' | undefined {
  if (path === href) return 'page'
  return path.startsWith(`${href}/`) ? 'true' : undefined
}

/** The six items of the navigation, in order (docs/behaviour.md, 2.1). */
export const siteLinks: SiteLink[] = [
  { href: '/', label: 'Home', icon: 'home' },
  { href: '/platform', label: 'Platform', icon: 'platform' },
  { href: '/directory', label: 'Directory', icon: 'pin' },
  { href: '/shop', label: 'Shop', icon: 'hanger' },
  { href: '/join-team', label: 'Join Team', icon: 'team' },
  { href: '/cart', label: 'Cart', icon: 'tote' },
]
