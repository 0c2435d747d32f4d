import type { ReactNode } from 'react'
import type { PageCopy } from '@/contracts/content'
import { Announcement } from './Announcement'
import { cartCountScript } from '../cart/cartCount'
import { SiteHeader } from './SiteHeader'
import { SiteStyles } from './SiteStyles'
import { Link } from '../ui/Link'
import { CurrentYear } from './CurrentYear'

type SiteFrameProps = { settings: PageCopy<'site-settings'>; children: ReactNode }

/** Header, the page's own <main id="main">, footer. */
export function SiteFrame({ settings, children }: SiteFrameProps) {
  const { brandName, footer } = settings
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: cartCountScript }} />
      <SiteStyles />
      <SkipLink />
      <Announcement copy={settings.announcement} now={rightNow()} />
      <SiteHeader brand={brandName} />
      {children}
      <SiteFooter brand={brandName} copy={footer} />
    </>
  )
}

/** The first tab stop: skips the navigation to the page's <main id="main">. */
function SkipLink() {
  return (
    <a className="skip-link" href="#main">
      Skip to content
    </a>
  )
}

type SiteFooterProps = { brand: string; copy: PageCopy<'site-settings'>['footer'] }

/** Copyright with the current year, and links to /order, /platform, /privacy and any an editor added. */
function SiteFooter({ brand, copy }: SiteFooterProps) {
  return (
    <footer className="site-footer">
      <p>
        © <CurrentYear rendered={thisYear()} /> {brand}. {copy.rights}
      </p>
      <ul>
        <li>
          <Link href="/order">{copy.orderLabel}</Link>
        </li>
        <li>
          <Link href="/platform">{copy.platformLabel}</Link>
        </li>
        <li>
          <Link href="/privacy">{copy.privacyLabel}</Link>
        </li>
        {copy.links?.map(({ id, url, label }) => (
          <li key={id}>
            {url.startsWith('/') ? <Link href={url}>{label}</Link> : <a href={url}>{label}</a>}
          </li>
        ))}
      </ul>
    </footer>
  )
}

function rightNow(): Date {
  return new Date()
}

function thisYear(): number {
  return new Date().getFullYear()
}
