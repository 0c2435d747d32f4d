import { readWebm } from './webm'
import { boxesIn } from '@/domain/media/movieBoxes'

/** What the bytes of a recording reveal. */
export type Recording = {
  contentType: 'audio/webm' | 'audio/mp4'
  extension: 'webm' | 'mp4'
  /** As the file states or shows; null when it does neither. */
  seconds: number | null
}

/** Detects webm and mp4 audio by content, never by name; null for anything else, including video. */
export function readRecording(given: Uint8Array): Recording | null {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength)
  const webm = readWebm(bytes)
  if (webm) return { contentType: 'audio/webm', extension: 'webm', seconds: webm.seconds || null }
  const mp4 = readMp4(bytes)
  if (mp4) return { contentType: 'audio/mp4', extension: 'mp4', seconds: mp4.seconds || null }
  return null
}

/** Boxes whose children are read. */
const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'mvex', 'moof', 'traf'])

/**
 * Reads an mp4 file (ISO 14496-12); null unless it has sound, no picture, and media data. A recorder that writes
 * fragments states no duration, so the start of the last fragment counts as well.
 */
function readMp4(bytes: Buffer): { seconds: number } | null {
  if (bytes.length < 12 || bytes.toString('latin1', 4, 8) !== 'ftyp') return null
  const handlers = new Set<string>()
  let movieScale = 0
  let trackScale = 0
  let seconds = 0
  let hasData = false
  for (const { type, content: start, end } of boxesIn(bytes, CONTAINERS)) {
    const size = end - start
    if (type === 'mdat') hasData = hasData || size > 0
    if (size < 20 && type !== 'tfdt') continue
    // Version 1 of these boxes has 64-bit times.
    const isLong = size > 0 && bytes[start] === 1
    if (type === 'hdlr') handlers.add(bytes.toString('latin1', start + 8, start + 12))
    else if (type === 'mdhd' && size >= (isLong ? 32 : 20))
      trackScale = bytes.readUInt32BE(start + (isLong ? 20 : 12))
    else if (type === 'mvhd' && size >= (isLong ? 32 : 20)) {
      movieScale = bytes.readUInt32BE(start + (isLong ? 20 : 12))
      seconds = Math.max(seconds, time(bytes, start + (isLong ? 24 : 16), isLong) / movieScale || 0)
    } else if (type === 'tfdt' && size >= (isLong ? 12 : 8)) {
      seconds = Math.max(seconds, time(bytes, start + 4, isLong) / trackScale || 0)
    }
  }
  if (!handlers.has('soun') || handlers.has('vide') || !hasData) return null
  return { seconds: Number.isFinite(seconds) ? seconds : 0 }
}

/** 0 for "unknown", which is encoded as all ones. */
function time(bytes: Buffer, offset: number, isLong: boolean): number {
  const value = isLong ? Number(bytes.readBigUInt64BE(offset)) : bytes.readUInt32BE(offset)
  return value >= (isLong ? 2 ** 64 - 1 : 2 ** 32 - 1) ? 0 : value
}
