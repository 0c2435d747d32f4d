/** An element of a WebM (EBML, RFC 8794 and 9559) without children that are read; `content` can be cut off. */
type Element = { id: number; content: Buffer; isWhole: boolean }

/** The id of the header, with which every file begins. */
export const EBML_HEADER = 0x1a45dfa3
/** Ten minutes of sound have tens of thousands of elements; more are an attempt to keep the server busy. */
const ELEMENTS_MAX = 200_000

/**
 * The elements of a file in order, with the children of `parents` in the place of those, however long they say they
 * are: a live recording leaves their sizes open. Ends with the bytes, at what is no element, and after 200,000.
 */
export function* elementsIn(bytes: Buffer, parents: ReadonlySet<number>): Generator<Element> {
  let offset = 0
  for (let read = 0; read < ELEMENTS_MAX && offset < bytes.length; read += 1) {
    const id = numberAt(bytes, offset, true)
    const size = id && numberAt(bytes, offset + id.length, false)
    if (!id || !size) return
    const start = offset + id.length + size.length
    const end = start + size.value
    const isParent = parents.has(id.value)
    if (!isParent) yield { id: id.value, content: bytes.subarray(start, end), isWhole: end <= bytes.length }
    offset = isParent ? start : end
  }
}

/** A number of variable length, whose leading zeros give its length; an id keeps its marker bit. */
export function numberAt(bytes: Buffer, offset: number, keepsMarker: boolean) {
  const first = bytes[offset]
  if (first === undefined) return null
  const length = Math.clz32(first) - 23
  if (length > (keepsMarker ? 4 : 8) || offset + length > bytes.length) return null
  let value = keepsMarker ? first : first & (0xff >> length)
  for (const next of bytes.subarray(offset + 1, offset + length)) value = value * 256 + next
  return { value, length }
}

/** The content of an element as a whole number. */
export function unsigned(content: Buffer): number {
  let value = 0
  for (const next of content.subarray(0, 8)) value = value * 256 + next
  return value
}

/** The content of an element as a number with a fraction; 0 if it is none. */
export function float(content: Buffer): number {
  const value =
    content.length === 4 ? content.readFloatBE() : content.length === 8 ? content.readDoubleBE() : 0
  return Number.isFinite(value) ? value : 0
}
