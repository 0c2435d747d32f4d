import type { FollowedNote } from '@/contracts/pages'

/** The store of finished answers that stands in front of Next (scripts/lib/keptAnswers.mjs). */
type KeptAnswers = FollowedNote & {
  keep: (path: string) => void
  drop: (path?: string) => void
}

const door = globalThis as { [key: symbol]: KeptAnswers | undefined }
const NAME = Symbol.for('kept-answers')

/** The store of this process; undefined in development, in a build and in tests, where nothing is kept. */
export function keptAnswers(): KeptAnswers | undefined {
  return door[NAME]
}

/** Keeps the page that is being rendered, from its next request on, until what it shows changes. */
export function keepPage(path: string): void {
  keptAnswers()?.keep(path)
}
