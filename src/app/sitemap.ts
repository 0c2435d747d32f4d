import type { MetadataRoute } from 'next'
import { readEventPaths } from '@/content/readEvent'
import { readPlacePaths } from '@/content/readPlace'
import { readProductPaths } from '@/content/readShop'
import { environment } from '@/environment'

/** Rendered per request: its addresses follow SITE_URL. */
export const dynamic = 'force-dynamic'

const INDEXED = ['/', '/platform', '/directory', '/shop', '/join-team', '/privacy']

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [places, products, events] = await Promise.all([
    readPlacePaths(),
    readProductPaths(),
    readEventPaths(),
  ])
  return [...INDEXED, ...places, ...products, ...events].map((path) => ({
    url: `${environment.siteUrl}${path}`,
  }))
}
