import type { MetadataRoute } from 'next'
import { environment } from '@/environment'

/** Rendered per request: its addresses follow SITE_URL. */
export const dynamic = 'force-dynamic'

const INDEXED = ['/', '/platform', '/directory', '/shop', '/join-team', '/privacy']

export default function sitemap(): MetadataRoute.Sitemap {
  return INDEXED.map((path) => ({ url: `${environment.siteUrl}${path}` }))
}
