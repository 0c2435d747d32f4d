import * as v from 'valibot'
import type { Listing } from './content'
import { call } from './core/call'
import { pageQuery } from './core/page'
import { id } from './core/wire'
import { LISTING_CATEGORIES, OPEN_NOW } from './directory'
import { OpeningHours } from './openingHours'

const Copies = v.array(v.strictObject({ url: v.string(), width: v.number(), height: v.number() }))

/** A listing as its row shows it: the picture has no copies that are wider. */
const PublicListing = v.strictObject({
  id,
  slug: v.string(),
  name: v.string(),
  category: v.picklist(LISTING_CATEGORIES),
  description: v.string(),
  location: v.string(),
  phone: v.nullable(v.string()),
  website: v.nullable(v.string()),
  hours: v.nullable(v.string()),
  openingHours: v.nullable(OpeningHours),
  /** Out of five. */
  rating: v.nullable(v.number()),
  image: v.nullable(
    v.strictObject({
      url: v.string(),
      mimeType: v.string(),
      alt: v.string(),
      width: v.number(),
      height: v.number(),
      sizes: Copies,
      avif: Copies,
    }),
  ),
  featured: v.boolean(),
}) satisfies v.GenericSchema<Listing>

/** Listings of the directory page by page, those that pass the filters. */
export const DirectoryQuery = v.object({
  /** That of the page before. */
  cursor: v.optional(
    v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{1,100}\.[0-9a-f]{24}$/, 'Send what `cursor` was')),
  ),
  /** Every word occurs in the name, the description or the location. */
  q: pageQuery.q,
  category: v.optional(v.picklist(LISTING_CATEGORIES, 'Unknown category')),
  /** Only those that are open at this moment on the site's clock. */
  open: v.optional(v.literal(OPEN_NOW)),
})

export const listListings = call({
  method: 'get',
  path: '/directory',
  who: 'anyone',
  query: DirectoryQuery,
  answer: v.strictObject({
    items: v.array(PublicListing),
    /** How many pass the filters. */
    total: v.number(),
    /** Loads the next page; null at the end. */
    cursor: v.nullable(v.string()),
  }),
  summary: "The listings of the public directory, in the editors' order, 24 at once",
})
