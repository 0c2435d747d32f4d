import type { CollectionAfterDeleteHook, CollectionBeforeChangeHook } from 'payload'
import { driverCollection } from '@/database/driverCollection'
import { sessionOf } from '@/database/transaction'
import { holdPublicMedia } from '@/domain/media/mediaPlaces'
import type { DirectoryListing as StoredPlace } from '@/payload-types'

/** Writes the public file that a place begins to show, so that making it private or deleting it conflicts. */
export const holdCopyPicture: CollectionBeforeChangeHook<StoredPlace> = async ({
  data,
  originalDoc,
  req,
}) => {
  const { imageUrl } = data
  if (imageUrl && imageUrl !== originalDoc?.imageUrl) await holdPublicMedia(req, [imageUrl])
  return data
}

/** A listing whose public copy goes, whoever removes it, is unpublished (docs/behaviour.md, 15.3). */
export const tellSource: CollectionAfterDeleteHook<StoredPlace> = async ({ doc, req }) => {
  await driverCollection(req, 'creator-listings').updateOne(
    { publishedId: doc.id },
    {
      $set: { state: 'unpublished', publishedId: null, submittedAt: null },
      $inc: { version: 1 },
      $currentDate: { updatedAt: true },
    },
    { session: await sessionOf(req) },
  )
}
