import { Icon } from '../ui/Icon'
import { Link } from '../ui/Link'
import { MobileMenu } from './MobileMenu'
import { NavLink } from './NavLink'
import { ProfileControl } from './ProfileControl'
import { siteLinks } from './siteLinks'
import { SiteNav } from './SiteNav'

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
