'use client'

import { usePathname } from 'next/navigation'
import { Link } from '../ui/Link'
import { Icon } from '../ui/Icon'
import { HoverTooltip } from '../ui/tooltip/HoverTooltip'
import { currentOf, siteLinks } from './siteLinks'

/** The row of icon buttons; on a phone only the last one, the cart, beside the menu that has them all. */
export function SiteNav() {
  const path = usePathname()
  return (
    <nav className="site-nav" aria-label="Main">
      {siteLinks.map(({ href, label, icon }) => (
        <HoverTooltip key={href} text={label}>
          <Link className="icon-button" href={href} aria-current={currentOf(href, path)}>
            <Icon name={icon} />
            <span className="visually-hidden">{label}</span>
          </Link>
        </HoverTooltip>
      ))}
    </nav>
  )
}
