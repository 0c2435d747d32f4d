import type { MetadataRoute } from 'next'
import { readProductPaths } from '@/content/readShop'
import { environment } from '@/environment'

/** Rendered per request: its addresses follow SITE_URL. */
export const dynamic = 'force-dynamic'

const INDEXED = ['/', '/platform', '/directory', '/shop', '/join-team', '/privacy']

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  return [...INDEXED, ...(await readProductPaths())].map((path) => ({ url: `${environment.siteUrl}${path}` }))
}
