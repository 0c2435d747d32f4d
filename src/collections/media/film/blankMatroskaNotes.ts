import type { FileHandle } from 'node:fs/promises'
import { numberAt } from './readMatroska'

const SEGMENT = 0x18538067
const CLUSTER = 0x1f43b675
/** Where a WebM says place and device, and holds files of its own. */
const NOTES = new Set([0x1254c367, 0x1941a469])
/** EBML's element for free space. */
const VOID = 0xec
const HEADER_BYTES = 12

/**
 * Makes the notes of a WebM free space, in the file itself: elements keep their size, so that no offset changes. What
 * was recorded live has parts of unknown length, whose children are passed over one by one.
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

/** One free element over all of it: its size stands in the eight bytes behind the id. */
async function blank(file: FileHandle, start: number, next: number): Promise<void> {
  const bytes = Buffer.alloc(next - start)
  const isShort = bytes.length < 9
  bytes[0] = VOID
  if (isShort) bytes[1] = 0x80 + bytes.length - 2
  else bytes.writeBigUInt64BE(BigInt(bytes.length - 9) + 2n ** 56n, 1)
  await file.write(bytes, 0, bytes.length, start)
}
