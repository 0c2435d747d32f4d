const HEADER_BYTES = 8
/** The MP4 boxes whose descendants can hold a camera's notes on place, time and device. */
const PARENTS = new Set(['moov', 'trak', 'moof', 'traf'])
const NOTES = new Set(['udta', 'meta', 'uuid'])

/**
 * Copies an MP4 without its metadata, where phones store the place of a recording. The boxes keep their size and
 * become free space, so that no offset changes. A file that cannot be parsed is returned unchanged.
 */
export function stripFilmLocation(film: Buffer): Buffer {
  const copy = Buffer.from(film)
  blankNotes(copy, 0, copy.length)
  return copy
}

function blankNotes(film: Buffer, from: number, to: number): void {
  let start = from
  while (start + HEADER_BYTES <= to) {
    const { size, headerBytes } = boxSize(film, start, to)
    if (size < headerBytes || start + size > to) return
    const type = film.toString('latin1', start + 4, start + HEADER_BYTES)
    if (NOTES.has(type)) {
      film.write('free', start + 4, 'latin1')
      film.fill(0, start + headerBytes, start + size)
    } else if (PARENTS.has(type)) {
      blankNotes(film, start + headerBytes, start + size)
    }
    start += size
  }
}

function boxSize(film: Buffer, start: number, to: number): { size: number; headerBytes: number } {
  const size = film.readUInt32BE(start)
  if (size === 0) return { size: to - start, headerBytes: HEADER_BYTES }
  if (size !== 1) return { size, headerBytes: HEADER_BYTES }
  const hasLength = start + 2 * HEADER_BYTES <= to
  const large = hasLength ? Number(film.readBigUInt64BE(start + HEADER_BYTES)) : 0
  return { size: large, headerBytes: 2 * HEADER_BYTES }
}
