import { Types } from 'mongoose'
import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, CollectionConfig } from 'payload'
import { ownedRecords } from '@/access/rules'
import { LISTING_STATES, LISTING_TEXTS } from '@/contracts/creatorListings'
import { LISTING_CATEGORIES, LISTING_LENGTHS } from '@/contracts/directory'
import { URL_MAX } from '@/contracts/core/wire'
import { driverCollection } from '@/database/driverCollection'
import { badField } from '@/database/errors'
import { idOf, idOrNull } from '@/database/ids'
import { sessionOf } from '@/database/transaction'
import { removeCopy } from '@/domain/directory/publicCopies'
import { holdPicture } from '@/domain/media/ownPicture'
import type { CreatorListing as StoredListing } from '@/payload-types'
import { deletedAt, owner, versionCount } from '../fields'
import { openingHoursField } from './openingHoursField'

/**
 * A listing shows only a picture of its owner's (400). Writes the file, so that a concurrent deletion conflicts. A
 * listing restored from the trash loses a picture that is gone.
 */
const keepPicture: CollectionBeforeChangeHook<StoredListing> = async ({ data, originalDoc, req }) => {
  const isRestored = Boolean(originalDoc?.deletedAt) && data.deletedAt === null
  const next = { ...originalDoc, ...data }
  const id = idOrNull(next.imageId)
  if (!id || (!isRestored && id === idOrNull(originalDoc?.imageId))) return data
  if (await holdPicture(req, idOf(next.userId), id)) return data
  if (isRestored) return { ...data, imageId: null }
  throw badField('imageId', LISTING_TEXTS.pictureUnknown)
}

/** What goes to the trash leaves the public directory, and is sent in again by hand if it comes back. */
const leaveWithTrash: CollectionBeforeChangeHook<StoredListing> = async ({ data, originalDoc, req }) => {
  if (!data.deletedAt || !originalDoc || originalDoc.deletedAt) return data
  const { publishedId, state } = originalDoc
  if (publishedId) await removeCopy(req, publishedId)
  const kept = state === 'rejected' ? state : 'draft'
  return { ...data, state: publishedId ? 'unpublished' : kept, publishedId: null, submittedAt: null }
}

/** The public copy goes with its listing, also when the account is erased. */
const leaveWithListing: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const listing = await driverCollection(req, 'creator-listings').findOne(
    { _id: new Types.ObjectId(String(id)) },
    { projection: { publishedId: 1 }, session: await sessionOf(req) },
  )
  if (typeof listing?.publishedId === 'string') await removeCopy(req, listing.publishedId)
}

/**
 * Creators' listings on their way to the public directory (docs/behaviour.md, 15.3). Approving copies one; the copy
 * stays as it is until the next approval. The handlers change states by conditional updates.
 */
export const CreatorListings: CollectionConfig = {
  slug: 'creator-listings',
  labels: { singular: "Creator's listing", plural: "Creators' listings" },
  admin: { hidden: true, useAsTitle: 'name' },
  endpoints: false,
  lockDocuments: false,
  trash: true,
  access: ownedRecords,
  indexes: [{ fields: ['userId', 'createdAt'] }, { fields: ['state', 'submittedAt'] }],
  hooks: { beforeChange: [keepPicture, leaveWithTrash], beforeDelete: [leaveWithListing] },
  fields: [
    owner(),
    deletedAt(),
    { name: 'name', type: 'text', required: true, maxLength: LISTING_LENGTHS.name },
    { name: 'category', type: 'select', required: true, options: [...LISTING_CATEGORIES] },
    {
      name: 'description',
      type: 'textarea',
      required: true,
      minLength: LISTING_LENGTHS.descriptionMin,
      maxLength: LISTING_LENGTHS.description,
    },
    { name: 'location', type: 'text', required: true, maxLength: LISTING_LENGTHS.location },
    { name: 'phone', type: 'text', maxLength: LISTING_LENGTHS.phone },
    { name: 'website', type: 'text', maxLength: URL_MAX },
    { name: 'hours', type: 'text', maxLength: LISTING_LENGTHS.hours },
    openingHoursField(),
    { name: 'imageId', type: 'relationship', relationTo: 'creator-media', index: true },
    { name: 'featured', type: 'checkbox', defaultValue: false },
    { name: 'seeksCreators', type: 'checkbox', defaultValue: false },
    { name: 'pitch', type: 'textarea', maxLength: LISTING_LENGTHS.pitch },
    { name: 'state', type: 'select', required: true, defaultValue: 'draft', options: [...LISTING_STATES] },
    { name: 'submittedAt', type: 'date' },
    { name: 'decisionNote', type: 'textarea', maxLength: LISTING_LENGTHS.pitch },
    /** The public copy in directory-listings; null without one. */
    { name: 'publishedId', type: 'text' },
    versionCount(),
  ],
}
