const EBML = 0x1a45dfa3
const DOC_TYPE = 0x4282
const TIMESTAMP_SCALE = 0x2ad7b1
const DURATION = 0x4489
const TRACK_TYPE = 0x83
const CLUSTER_TIMESTAMP = 0xe7
const SIMPLE_BLOCK = 0xa3
const BLOCK = 0xa1
/** Segment, Info, Tracks, TrackEntry, Cluster, BlockGroup: elements whose children are read. */
const CONTAINERS = new Set([EBML, 0x18538067, 0x1549a966, 0x1654ae6b, 0xae, 0x1f43b675, 0xa0])
const VIDEO = 1
/** Ten minutes of recording have tens of thousands of elements; more are an attempt to keep the server busy. */
const ELEMENTS_MAX = 200_000
const AUDIO = 2

/**
 * Reads a webm file (EBML, RFC 8794 and 9559); null unless it has sound, no picture, and at least one block. A
 * browser's recorder states no duration, so the time of the last block counts as well.
 */
export function readWebm(view: DataView): { seconds: number } | null {
  if (view.byteLength < 4 || view.getUint32(0) !== EBML) return null
  let docType = ''
  let scale = 1_000_000
  let stated = 0
  let cluster = 0
  let last = 0
  let blocks = 0
  const tracks = new Set<number>()
  for (const { id, start, size } of elements(view)) {
    if (id === DOC_TYPE) docType = text(view, start, size)
    else if (id === TIMESTAMP_SCALE) scale = unsigned(view, start, size)
    else if (id === DURATION) stated = float(view, start, size)
    else if (id === TRACK_TYPE) tracks.add(unsigned(view, start, size))
    else if (id === CLUSTER_TIMESTAMP) cluster = unsigned(view, start, size)
    else if (id === SIMPLE_BLOCK || id === BLOCK) {
      blocks += 1
      last = Math.max(last, cluster + blockTime(view, start, size))
    }
  }
  if (docType !== 'webm' || !tracks.has(AUDIO) || tracks.has(VIDEO) || blocks === 0) return null
  return { seconds: (Math.max(stated, last) * scale) / 1e9 }
}

type Element = { id: number; start: number; size: number }

/** All elements in file order, including those in containers; stops at the end or at invalid data. */
function* elements(view: DataView): Generator<Element> {
  let offset = 0
  for (let read = 0; read < ELEMENTS_MAX && offset < view.byteLength; read += 1) {
    const id = variableInt(view, offset, true)
    const size = id && variableInt(view, offset + id.length, false)
    if (!size) return
    const start = offset + id.length + size.length
    if (CONTAINERS.has(id.value)) {
      offset = start
      continue
    }
    // A live recording leaves sizes open, but only those of containers.
    if (start + size.value > view.byteLength) return
    yield { id: id.value, start, size: size.value }
    offset = start + size.value
  }
}

/** EBML's variable-length number; the leading zeros give its length. An id keeps its marker bit. */
function variableInt(view: DataView, offset: number, keepsMarker: boolean) {
  if (offset >= view.byteLength) return null
  const first = view.getUint8(offset)
  const length = Math.clz32(first) - 23
  if (length > (keepsMarker ? 4 : 8) || offset + length > view.byteLength) return null
  let value = keepsMarker ? first : first & (0xff >> length)
  for (let index = 1; index < length; index += 1) value = value * 256 + view.getUint8(offset + index)
  return { value, length }
}

/** A block's time in its cluster: a signed 16-bit number after the track's number. */
function blockTime(view: DataView, start: number, size: number): number {
  const track = variableInt(view, start, false)
  return track && size >= track.length + 2 ? view.getInt16(start + track.length) : 0
}

function unsigned(view: DataView, start: number, size: number): number {
  let value = 0
  for (let index = 0; index < Math.min(size, 8); index += 1)
    value = value * 256 + view.getUint8(start + index)
  return value
}

function float(view: DataView, start: number, size: number): number {
  const value = size === 4 ? view.getFloat32(start) : size === 8 ? view.getFloat64(start) : 0
  return Number.isFinite(value) ? value : 0
}

function text(view: DataView, start: number, size: number): string {
  return new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + start, Math.min(size, 32)))
}
