import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { driverCollection } from '@/database/driverCollection'
import { isRecordId } from '@/database/ownRecords'
import { sessionOf } from '@/database/transaction'

export type FolderRow = { id: string; parentId: string | null }

/**
 * Writes a user's folder within the request's transaction, so that a concurrent deletion conflicts. False when there is
 * no such folder.
 */
export async function holdFolder(req: PayloadRequest, userId: string, folderId: string): Promise<boolean> {
  if (!isRecordId(folderId)) return false
  const { matchedCount } = await driverCollection(req, 'media-folders').updateOne(
    { _id: new Types.ObjectId(folderId), userId: new Types.ObjectId(userId), deletedAt: null },
    { $inc: { touches: 1 } },
    { session: await sessionOf(req) },
  )
  return matchedCount === 1
}

/** A person's folders by id, without those in the trash. */
export async function foldersOf(req: PayloadRequest, userId: string): Promise<Map<string, FolderRow>> {
  const rows = await driverCollection(req, 'media-folders')
    .find(
      { userId: new Types.ObjectId(userId), deletedAt: null },
      { projection: { parentId: 1 }, session: await sessionOf(req) },
    )
    .toArray()
  return new Map(
    rows.map(({ _id, parentId }) => [
      String(_id),
      { id: String(_id), parentId: parentId ? String(parentId) : null },
    ]),
  )
}

/** Whether a folder contains neither files nor folders; those in the trash do not count. */
export async function isFolderEmpty(req: PayloadRequest, userId: string, id: string): Promise<boolean> {
  const session = await sessionOf(req)
  const own = { userId: new Types.ObjectId(userId), deletedAt: null }
  const file = { ...own, folderId: new Types.ObjectId(id) }
  const folder = { ...own, parentId: new Types.ObjectId(id) }
  if (await driverCollection(req, 'creator-media').findOne(file, { session })) return false
  return !(await driverCollection(req, 'media-folders').findOne(folder, { session }))
}
