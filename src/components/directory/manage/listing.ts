import { type CreatorListing, type ListingState, getListingPicture } from '@/contracts/creatorListings'
import { callUrl } from '@/contracts/core/call'
import type { Tone } from '../../ui/Badge'

/** A card of Directory Management: one of the user's own listings, or a sample. */
export type ManagedListing = Omit<CreatorListing, 'rating'> & {
  rating: number
  /** The address of its picture; null without one. */
  image: string | null
  /** One of the listings that the screen starts with. */
  isSample?: boolean
}

/** How each state is shown. */
export const LISTING_STATE: Record<ListingState, { label: string; tone: Tone }> = {
  draft: { label: 'Draft', tone: 'grey' },
  submitted: { label: 'In review', tone: 'blue' },
  approved: { label: 'Live', tone: 'green' },
  rejected: { label: 'Rejected', tone: 'red' },
  unpublished: { label: 'Unpublished', tone: 'grey' },
}

/** The address of a listing's picture, for its owner and admins. */
export function pictureOf({ id, imageId }: Pick<CreatorListing, 'id' | 'imageId'>): string | null {
  if (!imageId) return null
  // The id of the picture makes the browser load another one.
  return `${callUrl(getListingPicture, { params: { id }, query: { size: '960' } })}#${imageId}`
}
