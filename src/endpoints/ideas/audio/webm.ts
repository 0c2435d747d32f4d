import { EBML_HEADER, elementsIn, float, numberAt, unsigned } from '@/domain/media/ebml'

const DOC_TYPE = 0x4282
const TIMESTAMP_SCALE = 0x2ad7b1
const DURATION = 0x4489
const TRACK_TYPE = 0x83
const CLUSTER_TIMESTAMP = 0xe7
const SIMPLE_BLOCK = 0xa3
const BLOCK = 0xa1
/** The header, Segment, Info, Tracks, TrackEntry, Cluster, BlockGroup: elements whose children are read. */
const PARENTS = new Set([EBML_HEADER, 0x18538067, 0x1549a966, 0x1654ae6b, 0xae, 0x1f43b675, 0xa0])
const VIDEO = 1
const AUDIO = 2

/**
 * Reads a webm file (EBML, RFC 8794 and 9559); null unless it has sound, no picture, and at least one block. A
 * browser's recorder states no duration, so the time of the last block counts as well.
 */
export function readWebm(bytes: Buffer): { seconds: number } | null {
  if (bytes.length < 4 || bytes.readUInt32BE() !== EBML_HEADER) return null
  let docType = ''
  let scale = 1_000_000
  let stated = 0
  let cluster = 0
  let last = 0
  let blocks = 0
  const tracks = new Set<number>()
  for (const { id, content, isWhole } of elementsIn(bytes, PARENTS)) {
    if (!isWhole) break
    if (id === DOC_TYPE) docType = content.toString('utf8', 0, 32)
    else if (id === TIMESTAMP_SCALE) scale = unsigned(content)
    else if (id === DURATION) stated = float(content)
    else if (id === TRACK_TYPE) tracks.add(unsigned(content))
    else if (id === CLUSTER_TIMESTAMP) cluster = unsigned(content)
    else if (id === SIMPLE_BLOCK || id === BLOCK) {
      blocks += 1
      last = Math.max(last, cluster + blockTime(content))
    }
  }
  if (docType !== 'webm' || !tracks.has(AUDIO) || tracks.has(VIDEO) || blocks === 0) return null
  return { seconds: (Math.max(stated, last) * scale) / 1e9 }
}

/** A block's time in its cluster: a signed 16-bit number after the track's number. */
function blockTime(content: Buffer): number {
  const track = numberAt(content, 0, false)
  return track && content.length >= track.length + 2 ? content.readInt16BE(track.length) : 0
}
