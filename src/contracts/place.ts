import type { Listing } from './content'

/** The page of a place, as visitors see it (docs/behaviour.md, 15.3). */
export type PlacePage = {
  place: Listing & {
    seeksCreators: boolean
    /** What it offers creators. */
    pitch: string | null
  }
  /** Some other places, those of the same category first. */
  others: Listing[]
  /** Where somebody writes whose place it is; null where the site has none. */
  supportEmail: string | null
}
