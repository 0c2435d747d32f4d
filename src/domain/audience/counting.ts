import type { Payload } from 'payload'

/** How long a process goes by what it read, in ms: one query a second, however many visits come. */
const KNOWN_MS = 1_000
/** From then on what was known is too old to go by while it is read again. */
const OLD_MS = 2 * KNOWN_MS

type Known = { at: number; isCounting: Promise<boolean> }
const knownOf = new WeakMap<Payload, Known>()

/** Whether visits are counted, as of at most two seconds ago. While the database is away, what was known last. */
export function isCounting(payload: Payload): Promise<boolean> {
  const known = knownOf.get(payload)
  const age = known ? Date.now() - known.at : Infinity
  if (known && age < KNOWN_MS) return known.isCounting
  const read = payload
    .findGlobal({ slug: 'audience', depth: 0, select: { isCounting: true } })
    .then((stored) => Boolean(stored.isCounting))
  const isCounting = read.catch(() => known?.isCounting ?? false)
  const now: Known = { at: Date.now(), isCounting }
  knownOf.set(payload, now)
  if (!known || age >= OLD_MS) return isCounting
  // No visit waits for the query.
  now.isCounting = known.isCounting
  void isCounting.then((is) => (now.isCounting = Promise.resolve(is)))
  return known.isCounting
}

/** Asks again at the next visit, in the process that switched it. */
export function forgetCounting(payload: Payload): void {
  knownOf.delete(payload)
}
