/** Deeper than any record; MongoDB stores nothing deeper. */
const DEEPEST = 200

const PASSWORDS = /password$/i

/** A text without control characters but tab and line feed; a line ends with a line feed alone. */
export function plainText(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll(/(?![\n\t])\p{Cc}/gu, '')
}

/**
 * What was sent, with `plainText` of every text in it: calls read their bodies so, and everything that is stored
 * passes here once more (plugins/plainInput.ts). What stands under a key that `asTyped` knows stays as it is.
 */
export function plainTexts<T>(value: T, asTyped?: RegExp, depth?: number): T
export function plainTexts(value: unknown, asTyped = PASSWORDS, depth = 0): unknown {
  if (typeof value === 'string') return plainText(value)
  if (depth > DEEPEST) return value
  if (Array.isArray(value)) return value.map((each) => plainTexts(each, asTyped, depth + 1))
  if (!isPlainObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      asTyped.test(key) ? inner : plainTexts(inner, asTyped, depth + 1),
    ]),
  )
}

/** Dates, files and ids have classes of their own. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
