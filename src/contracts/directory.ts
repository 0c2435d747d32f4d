import type { Listing } from './content'

/** The categories of the public directory, without the filter's "All Categories" (docs/behaviour.md, 3.6). */
export const LISTING_CATEGORIES = [
  'Urban Trends',
  'Health + Wellness',
  'Boutiques + Brands',
  'Hotels + Restaurants',
] as const
/** Lengths of a listing's texts, which leave its card and row intact. */
export const LISTING_LENGTHS = {
  name: 48,
  descriptionMin: 10,
  description: 240,
  location: 60,
  phone: 32,
  hours: 60,
  pitch: 500,
} as const

export type ListingCategory = (typeof LISTING_CATEGORIES)[number]

/** The path of a place's own page. */
export function placePath(slug: string): `/directory/${string}` {
  return `/directory/${slug}`
}

/** Initial data of the directory's page; the browser reads more from GET /api/directory. */
export type DirectoryStart = {
  /** All listings in the editors' order; of more than eight the featured ones and the first others, eight in all. */
  listings: Listing[]
  /** Number of all listings. */
  total: number
  /** Loads what follows these; null where there is nothing more. */
  cursor: string | null
  /** Whether one of them all has opening hours by day. */
  hasHours: boolean
}

/** The filter, in the address and in the call, for places that are open at this moment. */
export const OPEN_NOW = 'now'
