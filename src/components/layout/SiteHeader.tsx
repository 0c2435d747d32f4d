import { Link } from '../ui/Link'
import { MobileMenu } from './MobileMenu'
import { ProfileControl } from './ProfileControl'
import { SiteNav } from './SiteNav'

/** The header of every public page; it overlays the silk where a page starts with a cover. */
export function SiteHeader({ brand }: { brand: string }) {
  return (
    <header className="site-header">
      <MobileMenu brand={brand} />
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
