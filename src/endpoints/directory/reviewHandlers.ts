import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { audit } from '@/auth/audit'
import * as contract from '@/contracts/creatorListings'
import { screenHref } from '@/contracts/screens'
import { driverCollection } from '@/database/driverCollection'
import { conflict, notFound } from '@/database/errors'
import { idOf, idOrNull } from '@/database/ids'
import { notify } from '@/database/notify'
import { isRecordId } from '@/database/ownRecords'
import { readableRecords } from '@/database/readableRecords'
import { touchUser } from '@/database/touchUser'
import { inTransaction, inTurn, sessionOf } from '@/database/transaction'
import { CHANGED_ELSEWHERE } from '@/database/versions'
import { publishCopy, removeCopy } from '@/domain/directory/publicCopies'
import type { CreatorListing as StoredListing } from '@/payload-types'
import { handle } from '../core/handle'
import { answerMedia } from '../media/fileHandlers'
import { presentListing, readReviews } from './presentListing'

/** GET /api/listings/review */
const listListingReviews = handle(contract.listListingReviews, ({ req }) => readReviews(req))

/**
 * POST /api/listings/{id}/decide: of several decisions one counts, and none on another version than the admin has read
 * (409). Approving copies the listing into the public directory in the same transaction, while its owner is approved
 * (409).
 */
const decideListing = handle(contract.decideListing, async ({ params: { id }, body, req, user, payload }) => {
  const { version, decision, note } = body
  // In turn, because every decision wants the same document.
  const stored = await inTurn(`listing ${id}`, () =>
    inTransaction(req, async () => {
      const listing = await listingOf(req, id)
      if (!(await take(req, id, { version, state: 'submitted' })))
        throw conflict(contract.LISTING_TEXTS.decided)
      const isApproved = decision === 'approved'
      const owner = idOf(listing.userId)
      if (isApproved && !(await touchUser(req, owner, { approved: true })))
        throw conflict(contract.LISTING_TEXTS.ownerNotApproved)
      const publishedId = isApproved ? await publishCopy(req, listing) : listing.publishedId
      const decided = await payload.update({
        collection: 'creator-listings',
        id,
        data: { state: decision, decisionNote: note, publishedId, submittedAt: null },
        depth: 0,
        req,
        overrideAccess: false,
      })
      await notify(req, {
        userId: owner,
        kind: 'listing',
        dedupeKey: `listing:${id}:${decided.version}`,
        title: isApproved ? contract.LISTING_TEXTS.approved : contract.LISTING_TEXTS.declined,
        body: note ? `${listing.name}: ${note}` : listing.name,
        href: screenHref('directory-manage'),
      })
      // Allowed, because a site may have one admin; whoever checks the site can see it.
      const target = { kind: 'creator-listings', id }
      if (owner === user.id)
        await audit(req, {
          subjectId: user.id,
          action: 'listing',
          actorId: user.id,
          target,
          fields: ['state'],
        })
      return decided
    }),
  )
  return presentListing(req, stored)
})

/** POST /api/listings/{id}/unpublish: by its owner or an admin; removing the copy changes the listing. */
const unpublishListing = handle(
  contract.unpublishListing,
  async ({ params: { id }, body: { version }, req }) => {
    await inTransaction(req, async () => {
      const { publishedId } = await listingOf(req, id)
      if (!publishedId) throw conflict(contract.LISTING_TEXTS.notPublic)
      if (!(await take(req, id, { version, publishedId }))) throw conflict(CHANGED_ELSEWHERE)
      await removeCopy(req, publishedId)
    })
    return presentListing(req, await listingOf(req, id))
  },
)

/** GET /api/listings/{id}/picture: private until the listing is approved, so only its owner and admins see it. */
const getListingPicture = handle(
  contract.getListingPicture,
  async ({ params: { id }, query, req, payload }) => {
    const { imageId } = await listingOf(req, id)
    const picture = idOrNull(imageId)
    if (!picture) throw notFound()
    // The listing shows it, and the caller may see the listing.
    const media = await payload.findByID({
      collection: 'creator-media',
      id: picture,
      depth: 0,
      req,
      disableErrors: true,
      overrideAccess: true,
    })
    if (!media) throw notFound()
    return answerMedia(req, media, query.size)
  },
)

/** A listing that the caller may see: their own, or any for an admin. Throws 404. */
async function listingOf(req: PayloadRequest, id: string): Promise<StoredListing> {
  if (!isRecordId(id)) throw notFound()
  const [listing] = await readableRecords('creator-listings', {
    req,
    where: { id: { equals: id } },
    limit: 1,
  })
  if (!listing) throw notFound()
  return listing
}

/** Writes a listing if it is as expected, so that of concurrent changes one succeeds. Within a transaction. */
async function take(req: PayloadRequest, id: string, expected: object): Promise<boolean> {
  const { matchedCount } = await driverCollection(req, 'creator-listings').updateOne(
    { _id: new Types.ObjectId(id), deletedAt: null, ...expected },
    { $currentDate: { updatedAt: true } },
    { session: await sessionOf(req) },
  )
  return matchedCount === 1
}

/** The calls that decide what becomes public. */
export const reviewCalls = [listListingReviews, decideListing, unpublishListing, getListingPicture]
