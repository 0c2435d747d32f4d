import type { MetadataRoute } from 'next'
import { lightColours } from '@/components/theme/colours'
import { readGlobal } from '@/content/readGlobal'

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { brandName, sharing } = await readGlobal('site-settings')
  return {
    name: brandName,
    short_name: brandName,
    description: sharing.description,
    start_url: '/',
    display: 'browser',
    background_color: lightColours.paper,
    theme_color: lightColours.paper,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/favicon-512.png', type: 'image/png', sizes: '512x512' },
    ],
  }
}
