import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { SwrProvider } from '@/components/api/SwrProvider'
import { Document } from '@/components/layout/Document'
import { PreviewTools } from '@/components/preview/PreviewTools'
import { systemThemeColours } from '@/components/theme/themeChoice'
import { Toaster } from '@/components/ui/toast/Toaster'
import { siteSettingsDefaults } from '@/globals/defaults'
import { readGlobal } from '@/content/readGlobal'

export const viewport: Viewport = { themeColor: systemThemeColours, viewportFit: 'cover' }

export async function generateMetadata(): Promise<Metadata> {
  // A title must not be what breaks a page: without a database the page itself says so.
  const { brandName } = await readGlobal('site-settings').catch(() => siteSettingsDefaults)
  return {
    title: { default: brandName, template: `%s — ${brandName}` },
  }
}

/** The one root layout of everything but the console: toasts and loaded data survive every navigation in it. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <Document>
      <SwrProvider>{children}</SwrProvider>
      <Toaster />
      <PreviewTools />
    </Document>
  )
}
