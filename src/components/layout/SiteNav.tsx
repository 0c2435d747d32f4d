'use client'

import { usePathname } from 'next/navigation'
import { Link } from '../ui/Link'
import { Icon } from '../ui/Icon'
import { HoverTooltip } from '../ui/tooltip/HoverTooltip'
import { siteLinks } from './siteLinks'

/** The row of icon buttons on wide screens. */
export function SiteNav() {
  const path = usePathname()
  return (
    <nav className="site-nav" aria-label="Main">
      {siteLinks.map(({ href, label, icon }) => (
        <HoverTooltip key={href} text={label}>
          <Link
            className="icon-button"
            href={href}
            aria-label={label}
            aria-current={path === href ? 'page' : undefined}
          >
            <Icon name={icon} />
          </Link>
        </HoverTooltip>
      ))}
    </nav>
  )
}
