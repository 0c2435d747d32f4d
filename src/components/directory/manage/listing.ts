import * as v from 'valibot'
import { LISTING_CATEGORIES } from '@/contracts/directory'
import { httpUrl, longText, optional, text } from '@/contracts/core/wire'

/** The minimum number of characters (docs/behaviour.md, 4.8). */
export const DESCRIPTION_MIN = 10

/** A picture's address: any site, or a path of this one. */
const Picture = v.union([httpUrl(), v.pipe(v.string(), v.regex(/^\/[^/]/))], 'Must be a valid URL')

/** A listing as the dashboard edits it (docs/behaviour.md, 4.8). */
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

/** A new listing has the rating 0 (docs/behaviour.md, 4.8). */
export type ManagedListing = ListingInput & {
  id: string
  featured: boolean
  rating: number
  /** One of the listings that the screen starts with. */
  isSample?: boolean
}
