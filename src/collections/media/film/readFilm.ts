import { type FileHandle, open } from 'node:fs/promises'
import { numberAt } from '@/domain/media/ebml'
import { BOXES_MAX, BOX_HEADER_BYTES, boxAt, isEndMark } from '@/domain/media/movieBoxes'
import { stripFilmLocation } from '../stripFilmLocation'
import { type Film, readMovie } from './readMovie'
import { readMatroska } from './readMatroska'

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

const SEGMENT = 0x18538067
const CLUSTER = 0x1f43b675
/** The elements of a WebM that hold place and device (Tags) and embedded files (Attachments). */
const NOTES = new Set([0x1254c367, 0x1941a469])
/** EBML's element for free space. */
const VOID = 0xec
const HEADER_BYTES = 12

/**
 * Turns a WebM's metadata into free space, in place: elements keep their size, so that no offset changes. Live
 * recordings have elements of unknown length, whose children are skipped one by one.
 */
async function blankMatroskaNotes(file: FileHandle): Promise<void> {
  const { size: end } = await file.stat()
  const header = Buffer.alloc(HEADER_BYTES)
  for (let start = 0; start < end;) {
    const { bytesRead } = await file.read(header, 0, HEADER_BYTES, start)
    const read = header.subarray(0, bytesRead)
    const id = numberAt(read, 0, true)
    const size = id && numberAt(read, id.length, false)
    if (!id || !size) return
    const headerBytes = id.length + size.length
    const isUnknown = size.value === 2 ** (7 * size.length) - 1
    const next = start + headerBytes + size.value
    if (NOTES.has(id.value) && !isUnknown && next <= end) await blank(file, start, next)
    const isEntered = id.value === SEGMENT || (id.value === CLUSTER && isUnknown)
    start = isEntered || isUnknown ? start + headerBytes : next
  }
}

/** Overwrites all of it with one Void element, its size in the eight bytes after the id, or in one if it is short. */
async function blank(file: FileHandle, start: number, next: number): Promise<void> {
  const bytes = Buffer.alloc(next - start)
  const isShort = bytes.length < 9
  bytes[0] = VOID
  if (isShort) bytes[1] = 0x80 + bytes.length - 2
  else bytes.writeBigUInt64BE(BigInt(bytes.length - 9) + 2n ** 56n, 1)
  await file.write(bytes, 0, bytes.length, start)
}
