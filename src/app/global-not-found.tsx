import type { Metadata } from 'next'
import { SwrProvider } from '@/components/api/SwrProvider'
import { Document } from '@/components/layout/Document'
import { NotFoundPage } from '@/components/layout/NotFoundPage'
import { SiteFrame } from '@/components/layout/SiteFrame'
import { readGlobal } from '@/content/readGlobal'

export async function generateMetadata(): Promise<Metadata> {
  const { brandName } = await readGlobal('site-settings')
  return { title: `Page not found — ${brandName}` }
}

/** Every path without a page. Prerendered once for all of them: an unknown path stores and renders nothing. */
export default async function GlobalNotFound() {
  return (
    <Document>
      <SwrProvider>
        <SiteFrame settings={await readGlobal('site-settings')}>
          <NotFoundPage copy={(await readGlobal('notices')).notFound} />
        </SiteFrame>
      </SwrProvider>
    </Document>
  )
}
