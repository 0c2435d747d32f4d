import { Icon } from '../ui/Icon'
import { HoverTooltip } from '../ui/tooltip/HoverTooltip'
import { NavLink } from './NavLink'
import { siteLinks } from './siteLinks'

/** The row of icon buttons; on a phone only the last one, the cart, beside the menu that has them all. */
export function SiteNav() {
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
