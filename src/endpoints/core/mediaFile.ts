import type { Media } from '@/payload-types'
import type { MediaCopy, MediaFile } from '@/contracts/content'

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
