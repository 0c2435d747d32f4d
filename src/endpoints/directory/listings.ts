import type { Payload, Where } from 'payload'
import type { Listing, MediaCopy, MediaFile } from '@/contracts/content'
import type { DirectoryStart } from '@/contracts/directory'
import { FEATURED_LIMIT } from '@/contracts/featuredLimit'
import type { DirectoryListing as StoredListing } from '@/payload-types'
import { mediaFile } from '../core/mediaFile'

/** How many rows the page carries; the browser loads the rest of a larger directory. */
const ROWS_MAX = 24

/** The widest copy of a picture that a row needs, in pixels: it is 152 pixels wide, on screens of three times that. */
const ROW_PICTURE_MAX = 480

/**
 * What the directory's page is rendered with: all listings in the editors' order, or the featured ones and the first
 * rows of a larger directory, so that the page stays small. Reads as a visitor, whatever the caller may see.
 */
export async function directoryStart(payload: Payload): Promise<DirectoryStart> {
  const first = await find(payload, { limit: ROWS_MAX })
  const total = first.totalDocs
  if (total <= ROWS_MAX) return { listings: first.docs.map(present), total }
  const featured = await find(payload, { where: { featured: { equals: true } }, limit: FEATURED_LIMIT })
  const above = featured.docs.map(({ id }) => id)
  const others = await find(payload, { where: { id: { not_in: above } }, limit: ROWS_MAX })
  return { listings: [...featured.docs.map(present), ...others.docs.map(present).map(asRow)], total }
}

/** Every listing in the editors' order, as GET /api/directory answers them. */
export async function allListings(payload: Payload): Promise<Listing[]> {
  const { docs } = await find(payload, { pagination: false })
  return docs.map(present).map(asRow)
}

type Wanted = { where?: Where; limit?: number; pagination?: false }

function find(payload: Payload, wanted: Wanted) {
  return payload.find({
    collection: 'directory-listings',
    sort: '_order',
    depth: 1,
    user: null,
    overrideAccess: false,
    ...wanted,
  })
}

function present(doc: StoredListing): Listing {
  return {
    id: doc.id,
    name: doc.name,
    category: doc.category,
    description: doc.description,
    location: doc.location,
    phone: doc.phone || null,
    website: doc.website || null,
    hours: doc.hours || null,
    rating: doc.rating ?? null,
    image: mediaFile(doc.image),
    featured: Boolean(doc.featured),
  }
}

/** A listing whose picture is no wider than a row needs. */
function asRow(listing: Listing): Listing {
  return { ...listing, image: listing.image && rowPicture(listing.image) }
}

function rowPicture(image: MediaFile): MediaFile {
  const sizes = narrow(image.sizes)
  return { ...image, ...sizes.pop(), sizes, avif: narrow(image.avif) }
}

function narrow(copies: MediaCopy[]): MediaCopy[] {
  return copies.filter(({ width }) => width <= ROW_PICTURE_MAX)
}
