import type { Metadata } from 'next'
import { environment } from '@/environment'
import { readGlobal } from '@/content/readGlobal'
import type { MediaFile } from '@/contracts/content'

/** How much of a description search engines show, in UTF-16 units. */
export const DESCRIPTION_MAX = 160

type PageMeta = { title: string; description: string; picture?: MediaFile | null }

type Options = {
  /** False for pages that search engines should not list. */
  isIndexed?: boolean
}

/**
 * The metadata of a public page. Absolute addresses follow SITE_URL at run time; a build writes none, so that one
 * build works at any address.
 */
export async function pageMetadata(
  path: `/${string}`,
  { title, description, picture: ownPicture }: PageMeta,
  { isIndexed = true }: Options = {},
): Promise<Metadata> {
  const { brandName, sharing } = await readGlobal('site-settings')
  const picture = ownPicture ?? sharing.picture
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
