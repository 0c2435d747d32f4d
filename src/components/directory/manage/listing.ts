import * as v from 'valibot'
import { LISTING_CATEGORIES } from '@/contracts/directory'
import { httpUrl, longText, optional, text } from '@/contracts/core/wire'

/** Dashboard spec, sections 5 and 9. */
export const DESCRIPTION_MIN = 10

/** A picture of anywhere, or one of this site's own by its path. */
const Picture = v.union([httpUrl(), v.pipe(v.string(), v.regex(/^\/[^/]/))], 'Must be a valid URL')

/** A listing of the directory as the dashboard edits it, local only (dashboard spec, section 5). */
export const ListingInput = v.object({
  name: text('Name is required'),
  category: v.picklist(LISTING_CATEGORIES, 'Category is required'),
  description: v.pipe(
    longText('Description must be at least 10 characters'),
    v.minLength(DESCRIPTION_MIN, 'Description must be at least 10 characters'),
  ),
  location: text('Location is required'),
  phone: optional(text()),
  website: optional(httpUrl()),
  hours: optional(text()),
  image: optional(Picture),
})
export type ListingInput = v.InferOutput<typeof ListingInput>

/** 0 is the rating of a new listing (dashboard spec, section 3). */
export type ManagedListing = ListingInput & { id: string; featured: boolean; rating: number }
