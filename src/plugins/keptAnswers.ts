import type { StreamPositionStore } from '@/contracts/pages'

/** The cache of finished answers in front of Next (scripts/lib/keptAnswers.mjs). */
type KeptAnswers = StreamPositionStore & {
  keep: (path: string, end?: number) => void
  drop: (path?: string) => void
}

const door = globalThis as { [key: symbol]: KeptAnswers | undefined }
const NAME = Symbol.for('kept-answers')

/** The cache of this process; undefined in development, in a build and in tests, which cache nothing. */
export function keptAnswers(): KeptAnswers | undefined {
  return door[NAME]
}

/** Caches the page being rendered, from its next request on, until its content changes or `end`. */
export function cachePage(path: string, end?: Date): void {
  keptAnswers()?.keep(path, end?.getTime())
}
