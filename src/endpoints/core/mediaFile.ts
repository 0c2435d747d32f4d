import type { Media } from '@/payload-types'
import type { MediaCopy, MediaFile } from '@/contracts/content'

/**
 * A stored upload as pages show it. The address contains the version, so that it can be cached forever and still
 * changes when the file is replaced.
 */
export function mediaFile(stored: string | Media | null | undefined): MediaFile | null {
  if (!stored || typeof stored === 'string' || !stored.url) return null
  const version = `v=${Date.parse(stored.updatedAt).toString(36)}`
  return {
    url: `${stored.url}?${version}`,
    mimeType: stored.mimeType ?? '',
    alt: stored.alt,
    width: stored.width ?? 0,
    height: stored.height ?? 0,
    sizes: copies(stored, 'image/webp', version),
    avif: copies(stored, 'image/avif', version),
  }
}

function copies(stored: Media, mimeType: string, version: string): MediaCopy[] {
  return Object.values(stored.sizes ?? {})
    .flatMap((size) => {
      if (size?.mimeType !== mimeType || !size.url || !size.width || !size.height) return []
      return [{ url: `${size.url}?${version}`, width: size.width, height: size.height }]
    })
    .sort((a, b) => a.width - b.width)
}
