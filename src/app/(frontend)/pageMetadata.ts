import type { Metadata } from 'next'
import { environment } from '@/environment'
import { readGlobal } from '@/content/readGlobal'

type PageMeta = { title: string; description: string }

type Options = {
  /** False for pages that no search result should lead to. */
  isIndexed?: boolean
}

/**
 * A public page's metadata. Its absolute addresses follow SITE_URL whenever the page is rendered at run time; while
 * the site is built there are none, so that one build serves any address.
 */
export async function pageMetadata(
  path: `/${string}`,
  { title, description }: PageMeta,
  { isIndexed = true }: Options = {},
): Promise<Metadata> {
  const { brandName, sharing } = await readGlobal('site-settings')
  const { picture } = sharing
  return {
    title: path === '/' ? { absolute: `${brandName}: ${title}` } : title,
    description,
    robots: isIndexed ? undefined : { index: false },
    alternates: { canonical: absoluteUrl(path) },
    openGraph: {
      type: 'website',
      siteName: brandName,
      title: path === '/' ? sharing.title : title,
      description: path === '/' ? sharing.description : description,
      url: absoluteUrl(path),
      images:
        picture && !environment.isBuilding
          ? [
              {
                url: `${environment.siteUrl}${picture.url}`,
                width: picture.width,
                height: picture.height,
                alt: picture.alt,
              },
            ]
          : [],
    },
    twitter: { card: 'summary_large_image' },
  }
}

function absoluteUrl(path: string): string | undefined {
  return environment.isBuilding ? undefined : `${environment.siteUrl}${path}`
}
