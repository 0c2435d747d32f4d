/** What texts of pages can count, by the name that stands in braces for it. */
const COUNTED_NAMES = ['roles', 'places'] as const
type Counts = Record<(typeof COUNTED_NAMES)[number], number>

/** Larger numbers are written in digits. */
const WORDS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

const NAME = new RegExp(`\\{(${COUNTED_NAMES.join('|')})\\}`, 'g')
/** Of a sentence. */
const BEGINNING = /(^|[.!?]\s+)$/

/** Whether a page's copy counts something; only then is there something to look up. */
export function isCounting(copy: object): boolean {
  const text = JSON.stringify(copy)
  return COUNTED_NAMES.some((name) => text.includes(`{${name}}`))
}

/** A page's copy with numbers in words in place of {roles} and {places} (docs/behaviour.md, 9.1). */
export function countedCopy<T>(copy: T, counts: Counts): T {
  if (typeof copy === 'string') {
    return copy.replace(NAME, (_, name: keyof Counts, at: number) => {
      const words = WORDS[counts[name]] ?? counts[name].toLocaleString('en-US')
      const isFirst = BEGINNING.test(copy.slice(0, at))
      return isFirst ? `${words.charAt(0).toUpperCase()}${words.slice(1)}` : words
    }) as T
  }
  if (Array.isArray(copy)) return copy.map((each: unknown) => countedCopy(each, counts)) as T
  if (copy === null || typeof copy !== 'object') return copy
  return Object.fromEntries(
    Object.entries(copy).map(([key, value]) => [key, countedCopy(value, counts)]),
  ) as T
}
