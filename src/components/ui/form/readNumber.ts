/** The error text of a number field whose text is not a number. */
export const NUMBER_TEXT = 'Enter a number, such as 100000 or 100k'

const TIMES: Record<string, number> = { k: 1_000, m: 1_000_000, b: 1_000_000_000 }
/** A currency, digits with or without commas or spaces between thousands, a fraction, and k, m or b. */
const SHAPE =
  /^(-?)(?:[A-Z]{0,3}\p{Sc}|[A-Z]{3}\s)?\s?(\d{1,3}(?:[\s,]\d{3})+|\d*)(\.\d+)?\s?([kKmMbB]?)\s?\p{Sc}?$/u

/** Parses a number as people type it: "100k", "1.2m", "$5,000". Returns null when it is not one. */
export function readNumber(typed: string): number | null {
  const [, minus, whole = '', fraction = '', unit = ''] = SHAPE.exec(typed.trim()) ?? []
  if (minus === undefined || (whole === '' && fraction === '')) return null
  const number = Number(minus + whole.replaceAll(/[\s,]/g, '') + fraction)
  const times = TIMES[unit.toLowerCase()]
  // 1.2 times a million is not quite 1,200,000 in binary.
  return times === undefined ? number : Number((number * times).toPrecision(15))
}
