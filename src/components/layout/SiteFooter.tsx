import type { PageCopy } from '@/contracts/content'
import { Link } from '../ui/Link'
import { CurrentYear } from './CurrentYear'

type SiteFooterProps = { brand: string; copy: PageCopy<'site-settings'>['footer'] }

/** Copyright with the current year, and links to /order, /platform, /privacy and any an editor added. */
export function SiteFooter({ brand, copy }: SiteFooterProps) {
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

function thisYear(): number {
  return new Date().getFullYear()
}
