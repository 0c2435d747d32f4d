import type { MetadataRoute } from 'next'
import { environment } from '@/environment'

/** Asked anew each time: the sitemap's address follows SITE_URL. */
export const dynamic = 'force-dynamic'

/** Pages that no search result should lead to say so themselves, so crawlers must be let in to read it. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: ['/', '/cms-api/media/file/'],
      disallow: ['/admin', '/api/', '/cms-api/', '/dashboard', '/preview'],
    },
    sitemap: `${environment.siteUrl}/sitemap.xml`,
  }
}
