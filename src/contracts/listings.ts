import * as v from 'valibot'
import type { Listing } from './content'
import { call } from './core/call'
import { id } from './core/wire'
import { LISTING_CATEGORIES } from './directory'
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

export const listListings = call({
  method: 'get',
  path: '/directory',
  who: 'anyone',
  isCached: true,
  answer: v.array(PublicListing),
  summary: "The listings of the public directory, in the editors' order",
})
