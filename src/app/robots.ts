import type { MetadataRoute } from 'next'
import { environment } from '@/environment'

/** Rendered per request: the sitemap's address follows SITE_URL. */
export const dynamic = 'force-dynamic'

/** Unlisted pages have a noindex tag, so crawlers must be allowed to read them. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: ['/', '/cms-api/media/file/'],
      disallow: [
        '/admin',
        '/api/',
        '/back-in-stock',
        '/cms-api/',
        '/checkout',
        '/confirm',
        '/dashboard',
        '/go/',
        '/leave',
        '/numbers',
        '/order',
        '/pay',
        '/preferences',
        '/preview',
        '/stop-mails',
        '/ticket',
      ],
    },
    sitemap: `${environment.siteUrl}/sitemap.xml`,
  }
}
