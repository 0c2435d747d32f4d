/** What the console says about a page beside its form (docs/behaviour.md, 9.6). Times are ISO texts. */
export type PageState = {
  /** Counts the saves of a page; a save names the one that its form was loaded with. */
  revision: number
  /** Who saved last; null for the seed and for a deleted account. */
  changedBy: string | null
  changedAt: string | null
  /** When what is live was published; null if nothing ever was. */
  liveSince: string | null
  /** Whether the draft differs from what is live. */
  hasChanges: boolean
  /** When the draft is published by itself; null if it is not. */
  goesLive: string | null
  /** The publication that failed at its time, after what is live; null if none did. */
  failure: { at: string; reason: string } | null
  /** The site's time zone, in which times of publication are chosen and shown. */
  timeZone: string
  /** Who else has the page open. */
  others: string[]
}

/** What the console's home says about a page. */
export type PageTile = Pick<
  PageState,
  'changedBy' | 'changedAt' | 'liveSince' | 'hasChanges' | 'goesLive' | 'timeZone'
>

/** Publishes the drafts of several pages, all or none; below the console's API. */
export const publishTogetherPath = '/pages/publish'

/** Why nothing was published, by page; none if all of it was. */
export type PublishedTogether = { faults: { page: string; label: string; message: string }[] }

/** A page or a list, by its name; its address is below the console's, and missing where the reader may not go. */
export type LibraryPlace = { label: string; path?: string }

/** Where a file of the library is shown, and the id of the one that took its place, if any has. */
export type LibraryUse = { places: LibraryPlace[]; replacedBy: string | null }

/** What a link can lead to on this site; its address below the console's API. */
export type LinkTarget = { kind: 'page' | 'product' | 'place' | 'event'; path: string; label: string }
export const linkTargetsPath = '/pages/targets'

/** A former brand name, and the pages in which it still stands. */
export type OldName = { name: string; places: LibraryPlace[] }
export const oldNamesPath = '/pages/old-names'

/** What a refused save says of the one that came before it. */
export type ChangedBetween = Pick<PageState, 'changedBy' | 'changedAt'>

/** How often an open form says that it is open. */
export const PRESENCE_MS = 10_000

export const EDITING_TEXTS = {
  changedBetween: (by: string | null) => `${by ?? 'Somebody'} changed this page meanwhile. Look at it again.`,
  noValues: 'A save needs values',
  staysLive: 'A page cannot be unpublished. Change it, or go back to an older version.',
  restoredThroughDraft: 'An older version is brought back into the draft first',
  restored: 'The older version is in the draft now. Nothing is live before you publish it.',
  notTogether: 'The site does not answer. Look at the tiles before you press again.',
  failedWithoutReason: 'The site could not publish it.',
  timeIsOver: 'This time has passed. Choose one that is still to come.',
} as const

/** What the server keeps about a page, beside what people write. */
export const PAGE_BOOKKEEPING: ReadonlySet<string> = new Set([
  'id',
  '_status',
  'createdAt',
  'updatedAt',
  'globalType',
  'revision',
  'changedBy',
  'writtenBy',
])

/** A copy of a page without what the server keeps about it. */
export function withoutBookkeeping(values: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !PAGE_BOOKKEEPING.has(name)))
}
