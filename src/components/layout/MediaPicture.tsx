import type { MediaCopy, MediaFile } from '@/contracts/content'

type MediaPictureProps = {
  file: MediaFile | null
  /** The width it is shown at, as the `sizes` of an <img>. */
  sizes: string
  /** Replaces the library's alternative text; '' when the picture repeats the text beside it. */
  alt?: string
  /** Above the fold: loaded at once, not lazily. */
  isFirst?: boolean
  /** Without sharp edges, so that a small encoding may be enlarged a little. */
  isSoft?: boolean
  className?: string
}

/** A picture of the media library in the size it is shown at. No layout shift while it loads. */
export function MediaPicture({
  file,
  sizes,
  alt,
  isFirst = false,
  isSoft = false,
  className,
}: MediaPictureProps) {
  if (!file) return null
  return (
    <picture>
      {showsAvif(file, isSoft) && <source type="image/avif" srcSet={widths(file.avif)} sizes={sizes} />}
      <img
        className={className}
        src={file.url}
        srcSet={sourceSet(file)}
        sizes={sizes}
        width={file.width || undefined}
        height={file.height || undefined}
        alt={alt ?? file.alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        style={file.focus && { objectPosition: `${file.focus.x}% ${file.focus.y}%` }}
      />
    </picture>
  )
}

/** The smaller copies and the picture itself, as a `srcset`; undefined when there is only one. */
export function sourceSet(file: MediaFile): string | undefined {
  if (file.sizes.length === 0) return undefined
  return widths([...file.sizes, file])
}

/** Copies as a `srcset`, one of each width: a picture may be as wide as one of its copies. */
export function widths(copies: MediaCopy[]): string {
  const each = new Map(copies.toReversed().map((copy) => [copy.width, copy]))
  return [...each.values()]
    .toReversed()
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ')
}

/** A browser with AVIF support uses nothing else, so the widest copy must be nearly as wide as the picture. */
function showsAvif({ avif, width }: MediaFile, isSoft: boolean): boolean {
  const widest = avif.at(-1)?.width ?? 0
  return widest > 0 && (isSoft || widest >= 0.7 * width)
}
