import type { Payload, Where } from 'payload'
import type { Listing, MediaCopy, MediaFile } from '@/contracts/content'
import type { DirectoryStart } from '@/contracts/directory'
import { FEATURED_LIMIT } from '@/contracts/featuredLimit'
import type { DirectoryListing as StoredListing } from '@/payload-types'
import { MEDIA_WIDTHS } from '@/contracts/media/limits'
import type { OpeningRange } from '@/contracts/openingTimes'
import { mediaFile } from '../core/mediaFile'
import { presentHours } from './presentListing'

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
  if (total <= ROWS_MAX) return { listings: first.docs.map(presentPublic), total }
  const featured = await find(payload, { where: { featured: { equals: true } }, limit: FEATURED_LIMIT })
  const above = featured.docs.map(({ id }) => id)
  const others = await find(payload, { where: { id: { not_in: above } }, limit: ROWS_MAX })
  return {
    listings: [...featured.docs.map(presentPublic), ...others.docs.map(presentPublic).map(asRow)],
    total,
  }
}

/** Every listing in the editors' order, as GET /api/directory answers them. */
export async function allListings(payload: Payload): Promise<Listing[]> {
  const { docs } = await find(payload, { pagination: false })
  return docs.map(presentPublic).map(asRow)
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

/** A stored listing as pages show it. */
export function presentPublic(doc: StoredListing): Listing {
  return {
    id: doc.id,
    slug: doc.slug ?? doc.id,
    name: doc.name,
    category: doc.category,
    description: doc.description,
    location: doc.location,
    phone: doc.phone || null,
    website: doc.website || null,
    hours: doc.hours || null,
    openingHours: presentOpenHours(doc),
    // A copy that nobody has rated yet has 0.
    rating: doc.rating || null,
    image: mediaFile(doc.image) ?? creatorPicture(doc),
    featured: Boolean(doc.featured),
  }
}

function presentOpenHours(doc: StoredListing): OpeningRange[] | null {
  const hours = presentHours(doc)
  return hours.length > 0 ? hours : null
}

/** The public picture of a creator's listing, with its smaller copies (docs/behaviour.md, 5.27). */
function creatorPicture({ imageUrl, imageAlt, imageWidth, imageHeight }: StoredListing): MediaFile | null {
  if (!imageUrl || !imageWidth || !imageHeight) return null
  const sizes = MEDIA_WIDTHS.filter((width) => Number(width) < imageWidth).map((width) => ({
    url: `${imageUrl}?size=${width}`,
    width: Number(width),
    height: Math.round((imageHeight * Number(width)) / imageWidth),
  }))
  const [size] = sizes.slice(-1)
  // The largest copy stands for the file, which may have fifteen megabytes.
  const largest = size ?? { url: imageUrl, width: imageWidth, height: imageHeight }
  return { ...largest, mimeType: 'image/webp', alt: imageAlt ?? '', sizes: sizes.slice(0, -1), avif: [] }
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
