/** The categories of the public directory, without the filter's "All Categories" (docs/behaviour.md, 3.6). */
export const LISTING_CATEGORIES = [
  'Urban Trends',
  'Health + Wellness',
  'Boutiques + Brands',
  'Hotels + Restaurants',
] as const
export type ListingCategory = (typeof LISTING_CATEGORIES)[number]
