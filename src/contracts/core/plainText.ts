/** Deeper than any record that MongoDB can store. */
const DEEPEST = 200

const PASSWORDS = /password$/i

/** Removes control characters other than tab and line feed; CRLF becomes a line feed. */
export function plainText(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll(/(?![\n\t])\p{Cc}/gu, '')
}

/**
 * Applies `plainText` to every text in a value: to the body of a call, and again to everything that Payload writes
 * (payload/plainInput.ts). Values under keys that match `asTyped`, by default passwords, are left alone.
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

/** Excludes dates, files and ids, which have classes of their own. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
