/** A box of an MP4, MOV or AVIF (ISO 14496-12): its content is between `content` and `end`, counted in bytes. */
export type Box = { type: string; start: number; content: number; end: number }

/** A long recording has a few thousand boxes; more are an attempt to keep the server busy. */
export const BOXES_MAX = 200_000
/** The most bytes of a box's header; the least is 8. */
export const BOX_HEADER_BYTES = 16

/** The box whose header's first bytes are given, before `end`; null where no whole box is. */
export function boxAt(header: Buffer, start: number, end: number): Box | null {
  if (header.length < 8 || end - start < 8) return null
  const stated = header.readUInt32BE(0)
  const isLong = stated === 1
  if (isLong && header.length < BOX_HEADER_BYTES) return null
  const headerBytes = isLong ? BOX_HEADER_BYTES : 8
  // 0 means that it reaches to the end.
  const size = isLong ? Number(header.readBigUInt64BE(8)) : stated || end - start
  if (size < headerBytes || size > end - start) return null
  return { type: header.toString('latin1', 4, 8), start, content: start + headerBytes, end: start + size }
}

/**
 * The boxes of a file in order, with those inside the types of `parents`. What is no box ends the parent that it is in,
 * and ends the file at the top; nothing is read beyond 200,000 boxes.
 */
export function* boxesIn(bytes: Buffer, parents: ReadonlySet<string>): Generator<Box> {
  const ends = [bytes.length]
  let start = 0
  for (let read = 0; read < BOXES_MAX;) {
    const end = ends.at(-1)
    if (end === undefined) return
    const box = boxAt(bytes.subarray(start, start + BOX_HEADER_BYTES), start, end)
    if (!box) {
      ends.pop()
      start = end
      continue
    }
    read += 1
    yield box
    if (parents.has(box.type)) ends.push(box.end)
    start = parents.has(box.type) ? box.content : box.end
  }
}

/**
 * A film without the zero bytes, fewer than a box has, that some cameras and editors write after its last box: what
 * reads a film as boxes only refuses them.
 */
export function withoutEndMark(film: Buffer): Buffer {
  let end = 0
  for (const box of boxesIn(film, new Set())) ({ end } = box)
  return isEndMark(film.subarray(end)) ? film.subarray(0, end) : film
}

/** Whether the bytes after the last box only mark the end. */
export function isEndMark(rest: Buffer): boolean {
  return rest.length < 8 && rest.every((byte) => byte === 0)
}
