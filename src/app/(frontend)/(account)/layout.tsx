import type { ReactNode } from 'react'
import { AccountFrame } from '@/components/account/AccountFrame'
import { Visits } from '@/components/audience/visits/Visits'
import { countsVisits } from '@/content/readAudience'
import { readGlobal } from '@/content/readGlobal'

/** The log-in pages: the silk beside a form, without the site's header. */
export default async function AccountLayout({ children }: { children: ReactNode }) {
  const [{ brandName }, copy, isCounting] = await Promise.all([
    readGlobal('site-settings'),
    readGlobal('auth-pages'),
    countsVisits(),
  ])
  return (
    <>
      {isCounting && <Visits />}
      <AccountFrame brand={brandName} copy={copy}>
        {children}
      </AccountFrame>
    </>
  )
}
