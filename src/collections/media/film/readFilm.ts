import { type FileHandle, open } from 'node:fs/promises'
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
const HEADER_BYTES = 16
/** Boxes that hold sound and picture; they are skipped, however large. */
const DATA = new Set(['mdat', 'free', 'skip', 'wide', 'ftyp'])

/**
 * Removes place and device from an MP4 or MOV on disk, in place, and reads its duration and dimensions. Only the boxes
 * around sound and picture are read into memory. Null for a truncated file.
 */
export async function readMovieFile(path: string): Promise<Film | null> {
  const file = await open(path, 'r+')
  try {
    const { size: end } = await file.stat()
    let film: Film | null = null
    for (let start = 0; start < end;) {
      const box = await boxAt(file, start, end)
      if (!box) return null
      if (!DATA.has(box.type)) {
        if (box.size > NOTES_MAX_BYTES) return null
        const bytes = Buffer.alloc(box.size)
        await file.read(bytes, 0, box.size, start)
        const stripped = stripFilmLocation(bytes)
        if (!stripped.equals(bytes)) await file.write(stripped, 0, box.size, start)
        if (box.type === 'moov') film = readMovie(stripped.subarray(box.headerBytes))
      }
      start += box.size
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
    const { buffer, bytesRead } = await file.read(
      Buffer.alloc(MATROSKA_HEAD_BYTES),
      0,
      MATROSKA_HEAD_BYTES,
      0,
    )
    await blankMatroskaNotes(file)
    return readMatroska(buffer.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}

async function boxAt(file: FileHandle, start: number, end: number) {
  const header = Buffer.alloc(HEADER_BYTES)
  const { bytesRead } = await file.read(header, 0, HEADER_BYTES, start)
  if (bytesRead < 8) return null
  const stated = header.readUInt32BE(0)
  const type = header.toString('latin1', 4, 8)
  const isLarge = stated === 1
  const size = isLarge ? Number(header.readBigUInt64BE(8)) : stated === 0 ? end - start : stated
  const headerBytes = isLarge ? 16 : 8
  return size < headerBytes || start + size > end ? null : { type, size, headerBytes }
}
