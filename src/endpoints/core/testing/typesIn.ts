/** A stored document with each value replaced by its type. */
export function typesIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(typesIn)
  if (value === null || typeof value !== 'object') return value === null ? 'null' : typeof value
  if (Object.getPrototypeOf(value) !== Object.prototype) return value.constructor.name
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, typesIn(each)]))
}
