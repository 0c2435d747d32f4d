import type { ReactNode } from 'react'
import type { PageCopy } from '@/contracts/content'
import { cartCountScript } from '../cart/cartCount'
import { SiteFooter } from './SiteFooter'
import { SiteHeader } from './SiteHeader'
import { SiteStyles } from './SiteStyles'
import { SkipLink } from './SkipLink'

type SiteFrameProps = { settings: PageCopy<'site-settings'>; children: ReactNode }

/** Header, the page's own <main id="main">, footer. */
export function SiteFrame({ settings, children }: SiteFrameProps) {
  const { brandName, footer } = settings
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: cartCountScript }} />
      <SiteStyles />
      <SkipLink />
      <SiteHeader brand={brandName} />
      {children}
      <SiteFooter brand={brandName} copy={footer} />
    </>
  )
}
