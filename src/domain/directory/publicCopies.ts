import { Types, type mongo } from 'mongoose'
import type { PayloadRequest } from 'payload'
import type { CreatorListing as StoredListing } from '@/payload-types'
import { driverCollection } from '@/database/driverCollection'
import { idOf, idOrNull } from '@/database/ids'
import { publishPicture } from '@/domain/media/ownPicture'
import { sessionOf } from '@/database/transaction'

/**
 * Copies an approved listing into the public directory, over the copy that is there, and returns the copy's id. Only
 * admins choose what the copy is rated and whether it is featured. Call it within the transaction of the approval.
 */
export async function publishCopy(req: PayloadRequest, listing: StoredListing): Promise<string> {
  const data = {
    name: listing.name,
    category: listing.category,
    description: listing.description,
    location: listing.location,
    phone: listing.phone ?? null,
    website: listing.website ?? null,
    hours: listing.hours ?? null,
    openingHours: (listing.openingHours ?? []).map(({ days, opens, closes }) => ({ days, opens, closes })),
    seeksCreators: listing.seeksCreators ?? false,
    pitch: listing.pitch ?? null,
    sourceId: listing.id,
    ownerId: idOf(listing.userId),
    ...(await publishPicture(req, idOrNull(listing.imageId))),
  }
  // Only an admin approves; the owner of the listing may not write here.
  const options = { collection: 'directory-listings', depth: 0, req, overrideAccess: true } as const
  if (listing.publishedId) {
    await req.payload.update({ ...options, id: listing.publishedId, data })
    return listing.publishedId
  }
  const made = await req.payload.create({ ...options, data: { ...data, rating: 0, featured: false } })
  return made.id
}

/** Removes a listing's public copy; its own hook writes that to the listing. Call it within a transaction. */
export async function removeCopy(req: PayloadRequest, publishedId: string): Promise<void> {
  // Its owner asks, or their account is going; neither may write to the public directory.
  await req.payload.delete({
    collection: 'directory-listings',
    id: publishedId,
    depth: 0,
    req,
    overrideAccess: true,
  })
}

/** Removes all public copies of a person's listings. Call it within a transaction. */
export async function removeCopiesOf(req: PayloadRequest, userId: string): Promise<void> {
  const copies = await driverCollection(req, 'directory-listings')
    .find(copiesOf(userId), { projection: { _id: 1 }, session: await sessionOf(req) })
    .toArray()
  for (const { _id } of copies) await removeCopy(req, String(_id))
}

/** What the console calls a listing's source is set on copies only, never on the site's own listings. */
function copiesOf(userId: string): mongo.Filter<mongo.Document> {
  return { ownerId: new Types.ObjectId(userId), sourceId: { $type: 'string' } }
}
