import type { ReactNode } from 'react'
import { Visits } from '@/components/audience/visits/Visits'
import { SiteFrame } from '@/components/layout/SiteFrame'
import { countsVisits } from '@/content/readAudience'
import { readGlobal } from '@/content/readGlobal'

/** The public pages. */
export default async function SiteLayout({ children }: { children: ReactNode }) {
  const [settings, isCounting] = await Promise.all([readGlobal('site-settings'), countsVisits()])
  return (
    <>
      {isCounting && <Visits />}
      <SiteFrame settings={settings}>{children}</SiteFrame>
    </>
  )
}
