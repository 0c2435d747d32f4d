import { open } from 'node:fs/promises'
import { type FileTypeResult, fileTypeFromBuffer } from 'file-type'
import { BOX_HEADER_BYTES, boxAt } from './movieBoxes'

/** Types that are named after a brand or an extension of theirs, with the brand under which everything knows them. */
const PLAIN: Partial<Record<string, FileTypeResult & { brand: string }>> = {
  'video/x-m4v': { mime: 'video/mp4', ext: 'mp4', brand: 'mp42' },
  'image/heif': { mime: 'image/avif', ext: 'avif', brand: 'avif' },
  'image/heif-sequence': { mime: 'image/avif', ext: 'avif', brand: 'avis' },
}
/** Where the main brand of an ISO file is, and where the list of compatible ones begins. */
const BRAND = 8
const BRANDS = 16

export type MediaType = FileTypeResult & {
  /** Four letters to write at byte 8, where the file names itself by another brand than its content's. */
  brand?: string
  /** Whether it is known to have several frames; a WebP says so only in its metadata. */
  hasFrames?: boolean
}

/** The type of a file by its first bytes, as browsers know it: an M4V is an MP4, and an animated PNG a PNG. */
export async function mediaTypeOf(head: Buffer): Promise<MediaType | undefined> {
  const type = await fileTypeFromBuffer(head)
  if (type?.mime === 'image/apng') return { mime: 'image/png', ext: 'png', hasFrames: true }
  const plain = PLAIN[type?.mime ?? '']
  // A HEIF may hold any codec: only one that says it is AVIF can be shown.
  const isOther = plain?.mime === 'image/avif' && !brandsOf(head).includes(plain.brand)
  return isOther ? type : (plain ?? type)
}

/** The same bytes, named by the brand of their type. */
export function withBrand(bytes: Buffer, { brand }: MediaType): Buffer {
  if (!brand) return bytes
  const named = Buffer.from(bytes)
  named.write(brand, BRAND, 'latin1')
  return named
}

/** The same for a file on the disk, in place. */
export async function writeBrand(path: string, brand: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.write(brand, BRAND, 'latin1')
  } finally {
    await file.close()
  }
}

/** The compatible brands of an ISO file. */
function brandsOf(head: Buffer): string[] {
  const box = boxAt(head.subarray(0, BOX_HEADER_BYTES), 0, head.length)
  const list = head.toString('latin1', BRANDS, box?.end ?? BRANDS)
  return list.match(/.{4}/gs) ?? []
}
