import type { IconName } from '../ui/icons'

type SiteLink = { href: string; label: string; icon: IconName }

/** The six items of the navigation, in order (docs/behaviour.md, 2.1). */
export const siteLinks: SiteLink[] = [
  { href: '/', label: 'Home', icon: 'home' },
  { href: '/platform', label: 'Platform', icon: 'platform' },
  { href: '/directory', label: 'Directory', icon: 'pin' },
  { href: '/shop', label: 'Shop', icon: 'hanger' },
  { href: '/join-team', label: 'Join Team', icon: 'team' },
  { href: '/cart', label: 'Cart', icon: 'tote' },
]
