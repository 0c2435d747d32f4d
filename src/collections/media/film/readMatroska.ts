import { EBML_HEADER, elementsIn, float, unsigned } from '@/domain/media/ebml'
import { type Film, toTenth } from './readMovie'

const TIMESTAMP_SCALE = 0x2ad7b1
const DURATION = 0x4489
const PIXEL_WIDTH = 0xb0
const PIXEL_HEIGHT = 0xba
/** The header, Segment, Info, Tracks, TrackEntry and Video: elements whose children are read. */
const PARENTS = new Set([EBML_HEADER, 0x18538067, 0x1549a966, 0x1654ae6b, 0xae, 0xe0])
const CLUSTER = 0x1f43b675

/** Duration and dimensions of a film, from the first bytes of a WebM (EBML, RFC 8794 and 9559). */
export function readMatroska(bytes: Buffer): Film {
  const film: Film = { seconds: null, width: null, height: null }
  let scale = 1_000_000
  let length = 0
  for (const { id, content } of elementsIn(bytes, PARENTS)) {
    if (id === CLUSTER) break
    if (id === TIMESTAMP_SCALE) scale = unsigned(content)
    if (id === DURATION) length = float(content)
    if (id === PIXEL_WIDTH) film.width = unsigned(content) || null
    if (id === PIXEL_HEIGHT) film.height = unsigned(content) || null
  }
  const seconds = (length * scale) / 1e9
  return { ...film, seconds: Number.isFinite(seconds) && seconds > 0 ? toTenth(seconds) : null }
}
