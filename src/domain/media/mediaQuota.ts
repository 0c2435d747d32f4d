import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { MEDIA_TEXTS } from '@/contracts/media/texts'
import { driverCollection } from '@/database/driverCollection'
import { conflict, unauthorized } from '@/database/errors'
import { touchUser } from '@/database/touchUser'
import { sessionOf } from '@/database/transaction'

/** Whatever a user stores counts; the seller of a file is a text, so that the file can outlive the account. */
const STORED = [
  { slug: 'creator-media', field: 'bytes', owner: 'userId' },
  { slug: 'voice-notes', field: 'filesize', owner: 'userId' },
  { slug: 'product-files', field: 'filesize', owner: 'sellerId' },
] as const
const RESERVED = { slug: 'media-uploads', field: 'size', owner: 'userId' } as const

type Summed = (typeof STORED)[number] | typeof RESERVED

/** The disk space of a user's media, including those in the trash, recordings and files to download, in bytes. */
export async function storedBytes(req: PayloadRequest, userId: string): Promise<number> {
  const sums: number[] = []
  // One after another, because a transaction's session does one thing at a time.
  for (const each of STORED) sums.push(await sumOf(req, each, userId))
  return sums.reduce((sum, each) => sum + each, 0)
}

/**
 * Throws 409 when `size` exceeds what the quota leaves beside stored files and unfinished uploads. Call it within the
 * transaction that stores the file or creates the upload: it writes the user's document, so that two concurrent ones
 * cannot claim the same space.
 */
export async function requireQuota(
  req: PayloadRequest,
  userId: string,
  { size, quotaBytes }: { size: number; quotaBytes: number | null },
): Promise<void> {
  if (quotaBytes === null) return
  if (!(await touchUser(req, userId))) throw unauthorized()
  const used = await storedBytes(req, userId)
  const reserved = await sumOf(req, RESERVED, userId)
  if (used + reserved + size > quotaBytes) throw conflict(MEDIA_TEXTS.overQuota)
}

async function sumOf(req: PayloadRequest, { slug, field, owner }: Summed, userId: string): Promise<number> {
  const ownerId = owner === 'sellerId' ? userId : new Types.ObjectId(userId)
  const rows = driverCollection(req, slug).aggregate<{ total: number }>(
    [{ $match: { [owner]: ownerId } }, { $group: { _id: null, total: { $sum: `$${field}` } } }],
    { session: await sessionOf(req) },
  )
  return (await rows.next())?.total ?? 0
}
