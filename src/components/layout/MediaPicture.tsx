import type { MediaCopy, MediaFile } from '@/contracts/content'

type MediaPictureProps = {
  file: MediaFile | null
  /** How wide it is shown, as the `sizes` of an <img>. */
  sizes: string
  /** In place of the library's text; '' where the picture only repeats what stands beside it. */
  alt?: string
  /** Seen at once: loaded first, not when it scrolls into view. */
  isFirst?: boolean
  /** Without sharp edges, so that a light encoding may be enlarged a little. */
  isSoft?: boolean
  className?: string
}

/** A picture of the media library in the size that its place needs. Nothing moves while it loads. */
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
      />
    </picture>
  )
}

/** The smaller copies and the picture itself, as a `srcset`; undefined when there is only one. */
export function sourceSet(file: MediaFile): string | undefined {
  if (file.sizes.length === 0) return undefined
  return widths([...file.sizes, file])
}

/** Copies as a `srcset`. */
export function widths(copies: MediaCopy[]): string {
  return copies.map(({ url, width }) => `${url} ${width}w`).join(', ')
}

/** A browser that takes AVIF sees nothing else, so the widest copy must not fall far behind the picture itself. */
function showsAvif({ avif, width }: MediaFile, isSoft: boolean): boolean {
  const widest = avif.at(-1)?.width ?? 0
  return widest > 0 && (isSoft || widest >= 0.7 * width)
}
