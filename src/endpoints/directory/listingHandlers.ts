import type { PayloadRequest } from 'payload'
import * as contract from '@/contracts/creatorListings'
import { conflict } from '@/database/errors'
import { ownRecord, ownRecords } from '@/database/ownRecords'
import { requireRoom } from '@/database/room'
import { notifyAdmins } from '@/database/notify'
import { inTransaction } from '@/database/transaction'
import { moveToTrash } from '@/database/trash'
import { updateVersion } from '@/database/versions'
import { makeOwn } from '@/domain/workspace/workspaces'
import type { CreatorListing as StoredListing } from '@/payload-types'
import { screenHref } from '@/contracts/screens'
import { handle } from '../core/handle'
import { presentListing, presentListings } from './presentListing'
import { reviewCalls } from './reviewHandlers'

/** GET /api/listings */
const listCreatorListings = handle(contract.listCreatorListings, async ({ req, user }) =>
  presentListings(req, await ownRecords('creator-listings', { req, user })),
)

/** POST /api/listings: a draft, which makes the caller's directory their own. */
const createCreatorListing = handle(contract.createCreatorListing, async ({ body, req, user, payload }) => {
  const stored = await inTransaction(req, async () => {
    await requireRoom('creator-listings', { req, user })
    await makeOwn(req, user.id, 'directory')
    const data = { ...body, userId: user.id, state: 'draft' as const, version: 1 }
    return payload.create({ collection: 'creator-listings', data, depth: 0, req, overrideAccess: false })
  })
  return presentListing(req, stored)
})

/** PATCH /api/listings/{id}: a change of an approved listing waits for review; the public copy stays. */
const updateCreatorListing = handle(
  contract.updateCreatorListing,
  async ({ params: { id }, body: { version, ...changes }, req, user }) => {
    const stored = await inTransaction(req, async () => {
      const { state } = await ownRecord('creator-listings', id, { req, user })
      const isPublic = state === 'approved'
      const data = { ...changes, ...(isPublic && sentIn()) }
      const changed = await updateVersion('creator-listings', id, { version, data }, { req, user })
      if (isPublic) await tellAdmins(req, changed)
      return changed
    })
    return presentListing(req, stored)
  },
)

/** POST /api/listings/{id}/submit: from draft, rejected and unpublished. */
const submitListing = handle(
  contract.submitListing,
  async ({ params: { id }, body: { version }, req, user }) => {
    const stored = await inTransaction(req, async () => {
      const { state } = await ownRecord('creator-listings', id, { req, user })
      if (state === 'submitted' || state === 'approved') throw conflict(contract.LISTING_TEXTS.notToSubmit)
      const data = sentIn()
      const changed = await updateVersion('creator-listings', id, { version, data }, { req, user })
      await tellAdmins(req, changed)
      return changed
    })
    return presentListing(req, stored)
  },
)

/** DELETE /api/listings/{id}: to the trash; the public copy goes for good. */
const deleteCreatorListing = handle(contract.deleteCreatorListing, async ({ params: { id }, req, user }) => {
  const trashed = { kind: 'listing', req, user }
  const undo = await inTransaction(req, () => moveToTrash('creator-listings', id, trashed))
  return { message: contract.LISTING_TEXTS.deleted, undo }
})

function sentIn() {
  return { state: 'submitted' as const, submittedAt: new Date().toISOString(), decisionNote: null }
}

async function tellAdmins(
  req: PayloadRequest,
  { id, version, name, publishedId }: StoredListing,
): Promise<void> {
  await notifyAdmins(req, {
    kind: 'listing',
    dedupeKey: `listing:${id}:${version}`,
    title: publishedId ? 'A change of a listing to review' : 'A listing to review',
    body: name,
    href: `${screenHref('directory-manage')}?tab=review`,
  })
}

/** The calls of creators' listings and of their review. */
export const creatorListingCalls = [
  listCreatorListings,
  createCreatorListing,
  updateCreatorListing,
  deleteCreatorListing,
  submitListing,
  ...reviewCalls,
]
