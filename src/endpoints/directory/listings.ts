import { Types, type mongo } from 'mongoose'
import type { Payload, Where } from 'payload'
import type { InferOutput } from 'valibot'
import type { Listing, MediaCopy, MediaFile } from '@/contracts/content'
import type { AnswerOf } from '@/contracts/core/call'
import type { DirectoryStart } from '@/contracts/directory'
import { FEATURED_LIMIT } from '@/contracts/featuredLimit'
import type { DirectoryQuery, listListings } from '@/contracts/listings'
import type { DirectoryListing as StoredListing } from '@/payload-types'
import { type OpeningRange, openUntil, weekMoment } from '@/contracts/openingTimes'
import { driverCollection } from '@/database/driverCollection'
import { wordSearch } from '@/database/wordSearch'
import { environment } from '@/environment'
import { mediaFile, publicPicture } from '../core/mediaFile'
import { presentHours } from './presentListing'

/** How many listings the page carries: as many as a new site has, so that a longer list makes it no larger. */
const CARRIED_MAX = 8
/** How many each call answers. */
const ROWS_MAX = 24

/** The widest copy of a picture that a row needs, in pixels: it is 152 pixels wide, on screens of three times that. */
const ROW_PICTURE_MAX = 480

/**
 * What the directory's page is rendered with: all listings in the editors' order, or the featured ones and the first
 * others of a larger directory, so that the page stays small. Reads as a visitor, whatever the caller may see.
 */
export async function directoryStart(payload: Payload): Promise<DirectoryStart> {
  const first = await find(payload, { limit: CARRIED_MAX })
  const total = first.totalDocs
  if (total <= CARRIED_MAX) {
    const listings = first.docs.map(presentPublic)
    return {
      listings,
      total,
      cursor: null,
      hasHours: listings.some(({ openingHours }) => openingHours !== null),
    }
  }
  const withHours = await driverCollection({ payload }, 'directory-listings').findOne(HAS_HOURS)
  const { docs } = await find(payload, { where: { featured: { equals: true } }, limit: FEATURED_LIMIT })
  const featured = docs.map(presentPublic)
  const { items, cursor } = await listingsPage(payload, {}, CARRIED_MAX - featured.length)
  const others = items.filter(({ id }) => featured.every((each) => each.id !== id))
  return { listings: [...featured, ...others], total, cursor, hasHours: withHours !== null }
}

type Asked = InferOutput<typeof DirectoryQuery>
type Row = { _id: Types.ObjectId; _order: string }

/**
 * A page of the listings that pass the filters. Without filters the featured ones come last, because the page shows
 * them above the list.
 */
export async function listingsPage(
  payload: Payload,
  asked: Asked = {},
  size = ROWS_MAX,
): Promise<AnswerOf<typeof listListings>> {
  const { q, category, open, cursor } = asked
  const rows = driverCollection({ payload }, 'directory-listings')
  const isNarrow = Boolean(q || category || open)
  const above = isNarrow
    ? []
    : await rows.find({ featured: true }).sort(ORDER).limit(FEATURED_LIMIT).project<Row>(ROW).toArray()
  const words = await wordSearch(q, ['name', 'description', 'location'])
  const filter = {
    $and: [{ _id: { $nin: above.map(({ _id }) => _id) } }, ...(category ? [{ category }] : []), ...words],
  }
  const { found, total } = open
    ? await openRows(rows, filter, cursor)
    : await rowsAfter(rows, { filter, cursor, size })
  const shown = found.slice(0, size)
  const last = shown.at(-1)
  const hasMore = found.length > size
  const ids = [...shown, ...(hasMore ? [] : above)].map(({ _id }) => String(_id))
  const { docs } = await find(payload, { where: { id: { in: ids } }, pagination: false })
  const places = new Map(docs.map((doc) => [doc.id, asRow(presentPublic(doc))]))
  return {
    items: ids.flatMap((id) => places.get(id) ?? []),
    total: total + above.length,
    cursor: hasMore && last ? `${last._order}.${String(last._id)}` : null,
  }
}

const ORDER = { _order: 1, _id: 1 } as const
const ROW = { _order: 1 }
const HAS_HOURS = { 'openingHours.0': { $exists: true } }

type Rows = ReturnType<typeof driverCollection>
type Filter = mongo.Filter<mongo.Document>

type After = { filter: Filter; cursor: string | undefined; size: number }

/** The rows after a cursor, one more than a page, and how many there are in all. */
async function rowsAfter(rows: Rows, { filter, cursor, size }: After) {
  const [order = '', id = ''] = cursor?.split('.') ?? []
  const after = cursor
    ? { $or: [{ _order: { $gt: order } }, { _order: order, _id: { $gt: new Types.ObjectId(id) } }] }
    : {}
  const [found, total] = await Promise.all([
    rows
      .find({ $and: [filter, after] })
      .sort(ORDER)
      .limit(size + 1)
      .project<Row>(ROW)
      .toArray(),
    rows.countDocuments(filter),
  ])
  return { found, total }
}

/** The same for places that are open now, which only their hours can tell: those of all that have some are read. */
async function openRows(rows: Rows, filter: Filter, cursor: string | undefined) {
  const now = weekMoment(new Date(), environment.timeZone)
  const withHours = await rows
    .find({ $and: [filter, HAS_HOURS] })
    .sort(ORDER)
    .project<Row & Pick<StoredListing, 'openingHours'>>({ ...ROW, openingHours: 1 })
    .toArray()
  const open = withHours.filter((row) => openUntil(presentHours(row), now) !== null)
  // By place in the order and not by the row itself, which may have closed meanwhile.
  const [order = '', id = ''] = cursor?.split('.') ?? []
  const isAfter = ({ _order, _id }: Row) => _order > order || (_order === order && String(_id) > id)
  return { found: cursor ? open.filter(isAfter) : open, total: open.length }
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
    image: mediaFile(doc.image) ?? publicPicture(doc),
    featured: Boolean(doc.featured),
  }
}

function presentOpenHours(doc: StoredListing): OpeningRange[] | null {
  const hours = presentHours(doc)
  return hours.length > 0 ? hours : null
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
