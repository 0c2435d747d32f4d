import { type FileHandle, open } from 'node:fs/promises'
import { BOXES_MAX, BOX_HEADER_BYTES, boxAt, isEndMark } from '@/domain/media/movieBoxes'
import { stripFilmLocation } from '../stripFilmLocation'
import { blankMatroskaNotes } from './blankMatroskaNotes'
import { readMovie } from './readMovie'
import { readMatroska } from './readMatroska'

/** What a film's metadata says; null where it says nothing. */
export type Film = { seconds: number | null; width: number | null; height: number | null }

/** The most bytes of an MP4 or MOV besides sound and picture; a film of hours has less. */
const NOTES_MAX_BYTES = 64 * 1024 * 1024
/** The first bytes of a WebM, which describe it. */
const MATROSKA_HEAD_BYTES = 1024 * 1024
/** Boxes that hold sound and picture; they are skipped, however large. */
const DATA = new Set(['mdat', 'free', 'skip', 'wide', 'ftyp'])

/**
 * Removes place and device from an MP4 or MOV on disk, in place, and the few zero bytes that may follow its last box,
 * and reads its duration and dimensions. Only the boxes around sound and picture are read into memory. Null for a
 * truncated file, and for one of more than 200,000 boxes.
 */
export async function readMovieFile(path: string): Promise<Film | null> {
  const file = await open(path, 'r+')
  try {
    const { size: end } = await file.stat()
    let film: Film | null = null
    let start = 0
    for (let read = 0; start < end; read += 1) {
      const header = await bytesAt(file, start, BOX_HEADER_BYTES)
      const box = read < BOXES_MAX && boxAt(header, start, end)
      if (!box) {
        if (end - start > header.length || !isEndMark(header)) return null
        await file.truncate(start)
        return film
      }
      if (!DATA.has(box.type)) {
        const size = box.end - start
        if (size > NOTES_MAX_BYTES) return null
        const bytes = await bytesAt(file, start, size)
        const stripped = stripFilmLocation(bytes)
        if (!stripped.equals(bytes)) await file.write(stripped, 0, size, start)
        if (box.type === 'moov') film = readMovie(stripped.subarray(box.content - start))
      }
      start = box.end
    }
    return film
  } finally {
    await file.close()
  }
}

/** Removes place and device from a WebM on disk, and reads its duration and dimensions. */
export async function readMatroskaFile(path: string): Promise<Film> {
  const file = await open(path, 'r+')
  try {
    const head = await bytesAt(file, 0, MATROSKA_HEAD_BYTES)
    await blankMatroskaNotes(file)
    return readMatroska(head)
  } finally {
    await file.close()
  }
}

async function bytesAt(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start)
  return buffer.subarray(0, bytesRead)
}
