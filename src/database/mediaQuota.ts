import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { MEDIA_TEXTS } from '@/contracts/media/texts'
import { driverCollection } from './driverCollection'
import { conflict, unauthorized } from './errors'
import { touchUser } from './touchUser'
import { sessionOf } from './transaction'

/** The disk space of a user's files, including those in the trash, in bytes. */
export async function mediaBytes(req: PayloadRequest, userId: string): Promise<number> {
  return sumOf(req, 'creator-media', 'bytes', userId)
}

/**
 * Throws 409 when `size` exceeds what the quota leaves beside stored files and unfinished uploads. Call it within the
 * transaction that creates the upload: it writes the user's document, so that two concurrent uploads cannot claim the
 * same space.
 */
export async function requireQuota(
  req: PayloadRequest,
  userId: string,
  { size, quotaBytes }: { size: number; quotaBytes: number | null },
): Promise<void> {
  if (quotaBytes === null) return
  if (!(await touchUser(req, userId))) throw unauthorized()
  const used = await mediaBytes(req, userId)
  const reserved = await sumOf(req, 'media-uploads', 'size', userId)
  if (used + reserved + size > quotaBytes) throw conflict(MEDIA_TEXTS.overQuota)
}

async function sumOf(
  req: PayloadRequest,
  slug: 'creator-media' | 'media-uploads',
  field: string,
  userId: string,
): Promise<number> {
  const rows = driverCollection(req, slug).aggregate<{ total: number }>(
    [
      { $match: { userId: new Types.ObjectId(userId) } },
      { $group: { _id: null, total: { $sum: `$${field}` } } },
    ],
    { session: await sessionOf(req) },
  )
  return (await rows.next())?.total ?? 0
}
