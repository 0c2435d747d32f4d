import { type Film, toTenth } from './readMovie'

const TIMESTAMP_SCALE = 0x2ad7b1
const DURATION = 0x4489
const PIXEL_WIDTH = 0xb0
const PIXEL_HEIGHT = 0xba
/** The header, Segment, Info, Tracks, TrackEntry and Video: elements whose children are read. */
const PARENTS = new Set([0x1a45dfa3, 0x18538067, 0x1549a966, 0x1654ae6b, 0xae, 0xe0])
const CLUSTER = 0x1f43b675

/** Duration and dimensions of a film, from the first bytes of a WebM (EBML, RFC 8794 and 9559). */
export function readMatroska(bytes: Buffer): Film {
  const film: Film = { seconds: null, width: null, height: null }
  let scale = 1_000_000
  let length = 0
  for (let offset = 0; offset < bytes.length;) {
    const id = numberAt(bytes, offset, true)
    const size = id && numberAt(bytes, offset + id.length, false)
    if (!id || !size || id.value === CLUSTER) break
    const start = offset + id.length + size.length
    const content = bytes.subarray(start, start + size.value)
    if (id.value === TIMESTAMP_SCALE) scale = unsigned(content)
    if (id.value === DURATION) length = float(content)
    if (id.value === PIXEL_WIDTH) film.width = unsigned(content) || null
    if (id.value === PIXEL_HEIGHT) film.height = unsigned(content) || null
    offset = PARENTS.has(id.value) ? start : start + size.value
  }
  const seconds = (length * scale) / 1e9
  return { ...film, seconds: Number.isFinite(seconds) && seconds > 0 ? toTenth(seconds) : null }
}

/** An EBML variable-length number; an id keeps its length marker. */
export function numberAt(bytes: Buffer, offset: number, keepsMarker: boolean) {
  const first = bytes[offset]
  if (first === undefined) return null
  const length = Math.clz32(first) - 23
  if (length > (keepsMarker ? 4 : 8) || offset + length > bytes.length) return null
  let value = keepsMarker ? first : first & (0xff >> length)
  for (const next of bytes.subarray(offset + 1, offset + length)) value = value * 256 + next
  return { value, length }
}

function unsigned(bytes: Buffer): number {
  return bytes.length > 0 && bytes.length <= 6 ? bytes.readUIntBE(0, bytes.length) : 0
}

function float(bytes: Buffer): number {
  if (bytes.length === 4) return bytes.readFloatBE()
  return bytes.length === 8 ? bytes.readDoubleBE() : 0
}
