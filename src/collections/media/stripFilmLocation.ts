import { boxesIn } from '@/domain/media/movieBoxes'

/** The MP4 boxes whose descendants can hold a camera's notes on place, time and device. */
const PARENTS = new Set(['moov', 'trak', 'moof', 'traf'])
const NOTES = new Set(['udta', 'meta', 'uuid'])

/**
 * Copies an MP4 without its metadata, where phones store the place of a recording. The boxes keep their size and
 * become free space, so that no offset changes. A file that cannot be parsed is returned unchanged.
 */
export function stripFilmLocation(film: Buffer): Buffer {
  const copy = Buffer.from(film)
  for (const { type, start, content, end } of boxesIn(film, PARENTS)) {
    if (!NOTES.has(type)) continue
    copy.write('free', start + 4, 'latin1')
    copy.fill(0, content, end)
  }
  return copy
}
