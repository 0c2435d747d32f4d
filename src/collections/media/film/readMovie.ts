import { boxesIn } from '@/domain/media/movieBoxes'

/** What a film's metadata says; null where it says nothing. */
export type Film = { seconds: number | null; width: number | null; height: number | null }

const PARENTS = new Set(['trak'])
const FIXED_POINT = 65_536

/** Duration and dimensions of a film, from the content of its `moov` box (ISO 14496-12, also of QuickTime). */
export function readMovie(moov: Buffer): Film {
  const film: Film = { seconds: null, width: null, height: null }
  for (const { type, content, end } of boxesIn(moov, PARENTS)) {
    if (type === 'mvhd') film.seconds = secondsOf(moov.subarray(content, end))
    if (type === 'tkhd') {
      const size = sizeOf(moov.subarray(content, end))
      if (size.width * size.height > (film.width ?? 0) * (film.height ?? 0)) Object.assign(film, size)
    }
  }
  return film
}

/** Version 1 of these boxes has 64-bit times. */
function secondsOf(content: Buffer): number | null {
  const isLong = content[0] === 1
  if (content.length < (isLong ? 32 : 20)) return null
  const scale = content.readUInt32BE(isLong ? 20 : 12)
  const length = isLong ? Number(content.readBigUInt64BE(24)) : content.readUInt32BE(16)
  return scale > 0 && length > 0 && length < (isLong ? 2 ** 63 : 2 ** 32 - 1) ? toTenth(length / scale) : null
}

/** A track's displayed size: a quarter turn swaps its sides. */
function sizeOf(content: Buffer): { width: number; height: number } {
  const matrix = content[0] === 1 ? 52 : 40
  if (content.length < matrix + 44) return { width: 0, height: 0 }
  const width = Math.round(content.readUInt32BE(matrix + 36) / FIXED_POINT)
  const height = Math.round(content.readUInt32BE(matrix + 40) / FIXED_POINT)
  const isTurned = content.readInt32BE(matrix) === 0 && content.readInt32BE(matrix + 4) !== 0
  return isTurned ? { width: height, height: width } : { width, height }
}

export function toTenth(seconds: number): number {
  return Math.round(seconds * 10) / 10
}
