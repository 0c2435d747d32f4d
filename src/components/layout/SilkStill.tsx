import type { MediaFile } from '@/contracts/content'
import { phoneQuery } from '../theme/tokens'
import { sourceSet, widths } from './MediaPicture'

export type Silk = {
  wide: MediaFile | null
  /** For phones. */
  upright: MediaFile | null
}

type SilkStillProps = Silk & {
  /** The width of the wide one, as the `sizes` of an <img>. */
  sizes: string
}

/** The still of the silk, above the fold. Silk is soft, so a small encoding may be enlarged a little. */
export function SilkStill({ wide, upright, sizes }: SilkStillProps) {
  if (!wide) return null
  return (
    <picture>
      {upright && <Sources file={upright} sizes="100vw" media={phoneQuery} />}
      <Sources file={wide} sizes={sizes} />
      <img
        src={wide.url}
        width={wide.width}
        height={wide.height}
        alt=""
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  )
}

function Sources({ file, ...place }: { file: MediaFile; sizes: string; media?: string }) {
  const size = { width: file.width || undefined, height: file.height || undefined }
  return (
    <>
      {file.avif.length > 0 && <source type="image/avif" srcSet={widths(file.avif)} {...place} {...size} />}
      <source srcSet={sourceSet(file) ?? file.url} {...place} {...size} />
    </>
  )
}
