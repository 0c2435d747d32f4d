import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { SwrProvider } from '@/components/api/SwrProvider'
import { Alive } from '@/components/layout/Alive'
import { Document } from '@/components/layout/Document'
import { PreviewTools } from './PreviewTools'
import { systemThemeColours } from '@/components/theme/themeChoice'
import { Toaster } from '@/components/ui/toast/Toaster'
import { brandName } from '@/content/brandName'

export const viewport: Viewport = {
  themeColor: systemThemeColours,
  viewportFit: 'cover',
  // Otherwise a rotated phone zooms out to fit elements still laid out for the wider side, and stays zoomed out.
  minimumScale: 1,
}

export async function generateMetadata(): Promise<Metadata> {
  const brand = await brandName()
  return { title: { default: brand, template: `%s — ${brand}` } }
}

/** The one root layout of everything but the console: toasts and loaded data survive every navigation in it. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <Document>
      <SwrProvider>{children}</SwrProvider>
      <Toaster />
      <PreviewTools />
      <Alive />
    </Document>
  )
}
