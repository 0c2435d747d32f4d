import { Icon } from '../ui/Icon'
import { Link } from '../ui/Link'
import { MobileMenu } from './MobileMenu'
import { NavLink } from './NavLink'
import { ProfileControl } from './ProfileControl'
import { HoverTooltip } from '../ui/tooltip/HoverTooltip'
import type { IconName } from '../ui/icons'

/** The header of every public page; it overlays the silk where a page starts with a cover. */
export function SiteHeader({ brand }: { brand: string }) {
  return (
    <header className="site-header">
      <MobileMenu brand={brand}>
        <nav aria-label="Main">
          <ul>
            {siteLinks.map(({ href, label, icon }) => (
              <li key={href}>
                <NavLink href={href}>
                  <Icon name={icon} />
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </MobileMenu>
      <Link className="site-brand" href="/">
        {brand}
      </Link>
      <SiteNav />
      <div className="site-profile">
        <ProfileControl />
      </div>
    </header>
  )
}

/** The row of icon buttons; on a phone only the last one, the cart, beside the menu that has them all. */
function SiteNav() {
  return (
    <nav className="site-nav" aria-label="Main">
      {siteLinks.map(({ href, label, icon }) => (
        <HoverTooltip key={href} text={label}>
          <NavLink className="icon-button" href={href}>
            <Icon name={icon} />
            <span className="visually-hidden">{label}</span>
          </NavLink>
        </HoverTooltip>
      ))}
    </nav>
  )
}

type SiteLink = { href: string; label: string; icon: IconName }

/** The six items of the navigation, in order (docs/behaviour.md, 2.1). */
const siteLinks: SiteLink[] = [
  { href: '/', label: 'Home', icon: 'home' },
  { href: '/platform', label: 'Platform', icon: 'platform' },
  { href: '/directory', label: 'Directory', icon: 'pin' },
  { href: '/shop', label: 'Shop', icon: 'hanger' },
  { href: '/join-team', label: 'Join Team', icon: 'team' },
  { href: '/cart', label: 'Cart', icon: 'tote' },
]
