import { readMp4 } from './mp4'
import { readWebm } from './webm'

/** What the bytes of a recording reveal. */
export type Recording = {
  contentType: 'audio/webm' | 'audio/mp4'
  extension: 'webm' | 'mp4'
  /** As the file states or shows; null when it does neither. */
  seconds: number | null
}

/** Detects webm and mp4 audio by content, never by name; null for anything else, including video. */
export function readRecording(bytes: Uint8Array): Recording | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const webm = readWebm(view)
  if (webm) return { contentType: 'audio/webm', extension: 'webm', seconds: webm.seconds || null }
  const mp4 = readMp4(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (mp4) return { contentType: 'audio/mp4', extension: 'mp4', seconds: mp4.seconds || null }
  return null
}
