import { Types } from 'mongoose'

/** Converts the driver's documents to the form of Payload's: `id` for `_id`, ids and dates as text, at any depth. */
export function toPlain(value: unknown): unknown {
  if (value instanceof Types.ObjectId) return value.toHexString()
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(toPlain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key === '_id' ? 'id' : key, toPlain(each)]),
  )
}
