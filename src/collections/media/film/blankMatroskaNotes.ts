import type { FileHandle } from 'node:fs/promises'
import { numberAt } from './readMatroska'

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
export async function blankMatroskaNotes(file: FileHandle): Promise<void> {
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
