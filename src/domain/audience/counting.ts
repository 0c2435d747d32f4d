import type { Payload } from 'payload'

/** How long a process goes by what it read, in ms: one query a second, however many visits come. */
const KNOWN_MS = 1_000

type Known = { at: number; isCounting: Promise<boolean> }
const knownOf = new WeakMap<Payload, Known>()

/** Whether visits are counted, as of at most a second ago. While the database is away, what was known last. */
export function isCounting(payload: Payload): Promise<boolean> {
  const known = knownOf.get(payload)
  if (known && Date.now() - known.at < KNOWN_MS) return known.isCounting
  const read = payload
    .findGlobal({ slug: 'audience', depth: 0, select: { isCounting: true } })
    .then((stored) => Boolean(stored.isCounting))
  const isCounting = read.catch(() => known?.isCounting ?? false)
  knownOf.set(payload, { at: Date.now(), isCounting })
  return isCounting
}

/** Asks again at the next visit, in the process that switched it. */
export function forgetCounting(payload: Payload): void {
  knownOf.delete(payload)
}
