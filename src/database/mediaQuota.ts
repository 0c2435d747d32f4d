import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { MEDIA_TEXTS } from '@/contracts/media/texts'
import { driverCollection } from './driverCollection'
import { conflict, unauthorized } from './errors'
import { touchUser } from './touchUser'
import { sessionOf } from './transaction'

/** What a person's files take on the disk, those in the trash included, in bytes. */
export async function mediaBytes(req: PayloadRequest, userId: string): Promise<number> {
  return sumOf(req, 'creator-media', 'bytes', userId)
}

/**
 * Throws 409 when a person has no room for that many bytes beside what they have and what they are uploading. Call it
 * within the transaction that makes the upload: it writes the person's document, so that two at once cannot take the
 * same room.
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
