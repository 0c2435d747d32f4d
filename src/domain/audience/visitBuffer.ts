import type { Payload } from 'payload'
import { type Sign, storeCounts, storeSigns } from './storeVisits'
import { type CountedDimension, rowId } from './visits'

/** Visits are stored once a second, or as soon as there are so many signs. */
const EVERY_MS = 1_000
const AT_ONCE = 500
/** Beyond so many, the oldest signs are dropped and counted as such. */
const KEPT_MAX = 20_000
const CONNECTED = 1

/** What waits in this process to be stored. */
export type VisitBuffer = {
  add: (sign: Sign) => void
  /** Counts a row of the day, beside its visits. */
  count: (day: string, dimension: CountedDimension, value: string) => void
  /** Stores all that waits, or keeps it while the database is away. */
  flush: () => Promise<void>
}

const shared = globalThis as { visitBuffers?: WeakMap<Payload, VisitBuffer> }

/** The buffer of a process: one, although its code can be bundled more than once. */
export function visitBuffer(payload: Payload): VisitBuffer {
  const buffers = (shared.visitBuffers ??= new WeakMap())
  const buffer = buffers.get(payload) ?? makeBuffer(payload)
  buffers.set(payload, buffer)
  return buffer
}

function makeBuffer(payload: Payload): VisitBuffer {
  let signs: Sign[] = []
  let counts = new Map<string, { day: string; dimension: CountedDimension; value: string; by: number }>()
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()

  const buffer: VisitBuffer = {
    add(sign) {
      signs.push(sign)
      trim()
      if (signs.length === AT_ONCE) void buffer.flush()
      else flushSoon()
    },
    count(day, dimension, value) {
      const id = rowId(day, dimension, value)
      const known = counts.get(id)
      counts.set(id, { day, dimension, value, by: (known?.by ?? 0) + 1 })
      flushSoon()
    },
    flush() {
      running = running.then(store)
      return running
    },
  }
  return buffer

  function trim(): void {
    if (signs.length <= KEPT_MAX) return
    for (const { day } of signs.splice(0, signs.length - KEPT_MAX))
      buffer.count(day.day, 'left-out', 'dropped')
  }

  function flushSoon(): void {
    timer ??= setTimeout(() => void buffer.flush(), EVERY_MS).unref()
  }

  async function store(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (signs.length === 0 && counts.size === 0) return
    if (payload.db.connection.readyState !== CONNECTED) return flushSoon()
    const [given, counted] = [signs, counts]
    signs = []
    counts = new Map()
    try {
      await storeCounts(payload, [...counted.values()])
    } catch (error) {
      payload.logger.warn({ err: error }, 'What was not counted could not be noted')
    }
    try {
      await storeSigns(payload, given)
    } catch (error) {
      // Part of it may be stored, so storing it again would count twice.
      payload.logger.warn({ err: error }, 'Visits could not be stored')
      for (const { day } of given) buffer.count(day.day, 'left-out', 'dropped')
    }
  }
}
