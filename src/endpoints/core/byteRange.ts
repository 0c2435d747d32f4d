export type ByteRange = { start: number; end: number }

/**
 * The single range of a Range header (RFC 9110, section 14), in bytes, `end` included. Null where the whole file
 * is the right answer: no header, several ranges, or an invalid one.
 */
export function byteRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  const [, from, to] = match ?? []
  if (!from && !to) return null
  const start = from ? Number(from) : Math.max(0, size - Number(to))
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1
  if (start >= size || (!from && Number(to) === 0)) return 'unsatisfiable'
  return end < start ? null : { start, end }
}
