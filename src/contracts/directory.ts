/** The categories of the public directory, without its filter's "All Categories". Public spec, section 2. */
export const LISTING_CATEGORIES = [
  'Urban Trends',
  'Health + Wellness',
  'Boutiques + Brands',
  'Hotels + Restaurants',
] as const
export type ListingCategory = (typeof LISTING_CATEGORIES)[number]
