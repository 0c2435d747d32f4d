import type { PayloadRequest } from 'payload'
import { fullName } from '@/contracts/account/names'
import {
  type CreatorListing,
  type ListingReview,
  type PublicCopy,
  REVIEWS_MAX,
} from '@/contracts/creatorListings'
import { placePath } from '@/contracts/directory'
import type { OpeningRange } from '@/contracts/openingTimes'
import { idOf, idOrNull } from '@/database/ids'
import { driverCollection, toRecord } from '@/database/driverCollection'
import { recordsByIds } from '@/database/recordsByIds'
import type { CreatorListing as StoredListing, DirectoryListing as StoredPlace } from '@/payload-types'

/** The driver's filter for listings that wait for an admin. */
export const LISTINGS_IN_REVIEW = { state: 'submitted', deletedAt: null } as const

const NAMES = { username: 1, firstName: 1, lastName: 1 } as const

/** Stored listings as calls answer them. */
export async function presentListings(
  req: PayloadRequest,
  stored: readonly StoredListing[],
): Promise<CreatorListing[]> {
  const copies = await recordsByIds(
    req,
    'directory-listings',
    stored.flatMap(({ publishedId }) => publishedId ?? []),
    { slug: 1 },
  )
  return stored.map((listing) => present(listing, copies.get(listing.publishedId ?? '')))
}

/** One stored listing as calls answer it. */
export async function presentListing(req: PayloadRequest, stored: StoredListing): Promise<CreatorListing> {
  const [listing] = await presentListings(req, [stored])
  if (!listing) throw new Error('A stored listing is always presented')
  return listing
}

/** The listings that wait for an admin, the longest waiting first. The caller checks that an admin asks. */
export async function readReviews(req: PayloadRequest): Promise<ListingReview[]> {
  const found = await driverCollection(req, 'creator-listings')
    .find(LISTINGS_IN_REVIEW)
    .sort({ submittedAt: 1 })
    .limit(REVIEWS_MAX)
    .toArray()
  const stored = found.map((document) => toRecord<'creator-listings'>(document))
  const [listings, copies, owners] = await Promise.all([
    presentListings(req, stored),
    recordsByIds(
      req,
      'directory-listings',
      stored.flatMap(({ publishedId }) => publishedId ?? []),
    ),
    recordsByIds(
      req,
      'users',
      stored.map(({ userId }) => idOf(userId)),
      NAMES,
    ),
  ])
  return listings.map((listing, index) => {
    const { userId, publishedId, submittedAt, updatedAt } = stored[index] as StoredListing
    const owner = owners.get(idOf(userId))
    const copy = copies.get(publishedId ?? '')
    return {
      listing,
      owner: owner ? fullName(owner) || owner.username : '',
      submittedAt: submittedAt ?? updatedAt,
      published: copy ? { ...presentShared(copy), imageUrl: copy.imageUrl ?? null } : null,
    }
  })
}

function present(stored: StoredListing, copy: Pick<StoredPlace, 'slug'> | undefined): CreatorListing {
  return {
    id: stored.id,
    ...presentShared(stored),
    imageId: idOrNull(stored.imageId),
    featured: stored.featured ?? false,
    rating: 0,
    state: stored.state,
    decisionNote: stored.decisionNote ?? null,
    publishedUrl: copy?.slug ? placePath(copy.slug) : null,
    version: stored.version,
    updatedAt: stored.updatedAt,
  }
}

function presentShared(stored: StoredListing | StoredPlace): Omit<PublicCopy, 'imageUrl'> {
  return {
    name: stored.name,
    category: stored.category,
    description: stored.description,
    location: stored.location,
    phone: stored.phone ?? null,
    website: stored.website ?? null,
    hours: stored.hours ?? null,
    openingHours: presentHours(stored),
    seeksCreators: stored.seeksCreators ?? false,
    pitch: stored.pitch ?? null,
  }
}

/** Stored opening hours as calls answer them. */
export function presentHours({ openingHours }: Pick<StoredPlace, 'openingHours'>): OpeningRange[] {
  return (openingHours ?? []).map(({ days, opens, closes }) => ({ days, opens, closes }))
}
