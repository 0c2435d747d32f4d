import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/layout/SiteFrame'
import { readGlobal } from '@/content/readGlobal'

/** The public pages. */
export default async function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteFrame settings={await readGlobal('site-settings')}>{children}</SiteFrame>
}
