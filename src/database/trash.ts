import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest, Where } from 'payload'
import { TRASH_DAYS, TRASH_TEXTS, type Trashed } from '@/contracts/trash'
import type { User as StoredUser } from '@/payload-types'
import { conflict, isDuplicate, notFound } from './errors'
import { isRecordId, ownRecord } from './ownRecords'
import { requireRoom } from './room'
import { inTransaction } from './transaction'
import { DAY_MS } from '@/contracts/core/time'

/** The epoch; a condition that says "deleted" in a way that the index below can use. */
export const EVER = new Date(0)

/** Only what is in the trash, for each owner and by time. */
export const TRASH_INDEXES = [
  { key: { userId: 1, deletedAt: 1 }, partialFilterExpression: { deletedAt: { $gt: EVER } } },
  { key: { deletedAt: 1 }, partialFilterExpression: { deletedAt: { $gt: EVER } } },
] as const

type Caller = { req: PayloadRequest; user: Pick<StoredUser, 'id'> }

/** When the restore period of a record deleted at `deletedAt` ends, as ISO 8601. */
export function keptUntil(deletedAt: string): string {
  return new Date(Date.parse(deletedAt) + TRASH_DAYS * DAY_MS).toISOString()
}

/**
 * Puts one of the caller's records into the trash, and returns the undo that a deletion answers. Call it within a
 * transaction. The collection has Payload's `trash`, which hides the record from every list, count and read; `kind` is
 * its name in endpoints/trash/trashKinds.ts. Throws 404 for another person's record as for an unknown id.
 */
export async function moveToTrash(
  collection: CollectionSlug,
  id: string,
  { kind, req, user }: Caller & { kind: string },
): Promise<Trashed['undo']> {
  await ownRecord(collection, id, { req, user })
  const deletedAt = new Date().toISOString()
  await req.payload.update({
    collection,
    id,
    data: { deletedAt },
    depth: 0,
    req,
    overrideAccess: false,
  })
  return { kind, id, until: keptUntil(deletedAt) }
}

/** The caller's records of a collection that are in the trash, the latest deleted first. */
export async function trashedRecords<S extends CollectionSlug>(
  collection: S,
  { req, user, id }: Caller & { id?: string },
): Promise<DataFromCollectionSlug<S>[]> {
  const conditions: Where[] = [
    { userId: { equals: user.id } },
    { deletedAt: { greater_than: EVER.toISOString() } },
  ]
  const { docs } = await req.payload.find({
    collection,
    where: { and: id === undefined ? conditions : [...conditions, { id: { equals: id } }] },
    sort: ['-deletedAt', '-id'],
    trash: true,
    pagination: false,
    depth: 0,
    req,
    overrideAccess: false,
  })
  return docs
}

/**
 * Takes one of the caller's records out of the trash. Throws 404 when it is not there, 409 when its place in a unique
 * index is taken or the caller has no room for it.
 */
export async function restoreRecord<S extends CollectionSlug>(
  collection: S,
  id: string,
  { req, user }: Caller,
): Promise<DataFromCollectionSlug<S>> {
  try {
    return await inTransaction(req, async () => {
      await requireTrashed(collection, id, { req, user })
      await requireRoom(collection, { req, user })
      const data = { deletedAt: null } as never
      const options = { collection, id, data, trash: true, depth: 0, req, overrideAccess: false } as const
      return await req.payload.update(options)
    })
  } catch (error) {
    if (isDuplicate(error)) throw conflict(TRASH_TEXTS.placeTaken)
    throw error
  }
}

/** Permanently deletes a record in the caller's trash, with what belongs to it. Throws 404 when it is not there. */
export async function purgeRecord(
  collection: CollectionSlug,
  id: string,
  { req, user }: Caller,
): Promise<void> {
  await inTransaction(req, async () => {
    await requireTrashed(collection, id, { req, user })
    await req.payload.delete({ collection, id, trash: true, depth: 0, req, overrideAccess: false })
  })
}

async function requireTrashed(collection: CollectionSlug, id: string, { req, user }: Caller): Promise<void> {
  if (!isRecordId(id)) throw notFound()
  const [found] = await trashedRecords(collection, { req, user, id })
  if (!found) throw notFound()
}
