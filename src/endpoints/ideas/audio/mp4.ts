/** Boxes whose children are read. */
const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'mvex', 'moof', 'traf'])
/** A long recording has a few thousand boxes; more are an attempt to keep the server busy. */
const BOXES_MAX = 200_000

/**
 * Reads an mp4 file (ISO 14496-12); null unless it has sound, no picture, and media data. A recorder that writes
 * fragments states no duration, so the start of the last fragment counts as well.
 */
export function readMp4(view: DataView): { seconds: number } | null {
  if (view.byteLength < 12 || name(view, 4) !== 'ftyp') return null
  const handlers = new Set<string>()
  let movieScale = 0
  let trackScale = 0
  let seconds = 0
  let hasData = false
  for (const { type, start, size } of boxes(view)) {
    if (type === 'mdat') hasData = hasData || size > 0
    if (size < 20 && type !== 'tfdt') continue
    // Version 1 of these boxes has 64-bit times.
    const isLong = size > 0 && view.getUint8(start) === 1
    if (type === 'hdlr') handlers.add(name(view, start + 8))
    else if (type === 'mdhd' && size >= (isLong ? 32 : 20))
      trackScale = view.getUint32(start + (isLong ? 20 : 12))
    else if (type === 'mvhd' && size >= (isLong ? 32 : 20)) {
      movieScale = view.getUint32(start + (isLong ? 20 : 12))
      seconds = Math.max(seconds, time(view, start + (isLong ? 24 : 16), isLong) / movieScale || 0)
    } else if (type === 'tfdt' && size >= (isLong ? 12 : 8)) {
      seconds = Math.max(seconds, time(view, start + 4, isLong) / trackScale || 0)
    }
  }
  if (!handlers.has('soun') || handlers.has('vide') || !hasData) return null
  return { seconds: Number.isFinite(seconds) ? seconds : 0 }
}

type Box = { type: string; start: number; size: number }

/** All boxes in file order, including those in containers; stops at the end or at invalid data. */
function* boxes(view: DataView): Generator<Box> {
  let offset = 0
  for (let read = 0; read < BOXES_MAX && offset + 8 <= view.byteLength; read += 1) {
    const type = name(view, offset + 4)
    let header = 8
    let length = view.getUint32(offset)
    if (length === 0) length = view.byteLength - offset
    if (length === 1) {
      if (offset + 16 > view.byteLength) return
      header = 16
      length = Number(view.getBigUint64(offset + 8))
    }
    if (length < header || offset + length > view.byteLength) return
    yield { type, start: offset + header, size: length - header }
    offset += CONTAINERS.has(type) ? header : length
  }
}

/** 0 for "unknown", which is encoded as all ones. */
function time(view: DataView, offset: number, isLong: boolean): number {
  const value = isLong ? Number(view.getBigUint64(offset)) : view.getUint32(offset)
  return value >= (isLong ? 2 ** 64 - 1 : 2 ** 32 - 1) ? 0 : value
}

function name(view: DataView, offset: number): string {
  return String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + offset, 4))
}
