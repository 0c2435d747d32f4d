import type { DirectoryListing as StoredListing, Media } from '@/payload-types'
import type { MediaCopy, MediaFile } from '@/contracts/content'
import { MEDIA_WIDTHS } from '@/contracts/media/limits'

const MIDDLE = 50

/** A stored upload as pages show it. */
export function mediaFile(stored: string | Media | null | undefined): MediaFile | null {
  if (!stored || typeof stored === 'string' || !stored.url) return null
  const changed = new Date(stored.updatedAt)
  return {
    url: versioned(stored.url, changed),
    mimeType: stored.mimeType ?? '',
    alt: stored.alt,
    width: stored.width ?? 0,
    height: stored.height ?? 0,
    ...focusOf(stored),
    sizes: copies(stored, 'image/webp', changed),
    avif: copies(stored, 'image/avif', changed),
  }
}

type Pictured = Pick<StoredListing, 'imageUrl' | 'imageAlt' | 'imageWidth' | 'imageHeight'>

/** A creator's picture that a place or an event shows, with its smaller copies (docs/behaviour.md, 5.27). */
export function publicPicture({ imageUrl, imageAlt, imageWidth, imageHeight }: Pictured): MediaFile | null {
  if (!imageUrl || !imageWidth || !imageHeight) return null
  const sizes = MEDIA_WIDTHS.filter((width) => Number(width) < imageWidth).map((width) => ({
    url: `${imageUrl}?size=${width}`,
    width: Number(width),
    height: Math.round((imageHeight * Number(width)) / imageWidth),
  }))
  const [size] = sizes.slice(-1)
  // The largest copy stands for the file, which may have fifteen megabytes.
  const largest = size ?? { url: imageUrl, width: imageWidth, height: imageHeight }
  return { ...largest, mimeType: 'image/webp', alt: imageAlt ?? '', sizes: sizes.slice(0, -1), avif: [] }
}

function focusOf({ focalX, focalY }: Media): Pick<MediaFile, 'focus'> {
  const focus = { x: Math.round(focalX ?? MIDDLE), y: Math.round(focalY ?? MIDDLE) }
  return focus.x === MIDDLE && focus.y === MIDDLE ? {} : { focus }
}

/** An address with its version, so that it can be cached for ever and still changes when the file is replaced. */
export function versioned(url: string, changed: Date): string {
  return `${url}?v=${changed.getTime().toString(36)}`
}

function copies(stored: Media, mimeType: string, changed: Date): MediaCopy[] {
  return Object.values(stored.sizes ?? {})
    .flatMap((size) => {
      if (size?.mimeType !== mimeType || !size.url || !size.width || !size.height) return []
      return [{ url: versioned(size.url, changed), width: size.width, height: size.height }]
    })
    .sort((a, b) => a.width - b.width)
}
