import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { UPLOAD_HOURS } from '@/contracts/media/limits'
import { MEDIA_TEXTS } from '@/contracts/media/texts'
import { type Upload } from '@/contracts/media/uploads'
import { driverCollection } from '@/database/driverCollection'
import { conflict, notFound } from '@/database/errors'
import { isRecordId } from '@/database/ownRecords'
import { environment } from '@/environment'
import type { MediaUpload, User as StoredUser } from '@/payload-types'
import { presentUpload } from './present'
import { HOUR_MS } from '@/contracts/core/time'

type Caller = { req: PayloadRequest; user: Pick<StoredUser, 'id'> }

/** How long the claim of a process that died while writing keeps others out. */
const CLAIM_MS = 15_000

/** When an upload that receives no more bytes expires, as ISO 8601. */
export function uploadExpiry(): string {
  return new Date(Date.now() + UPLOAD_HOURS * HOUR_MS).toISOString()
}

/** The path of an upload's bytes on the disk. */
export function incomingFile(id: string): string {
  return path.join(/*turbopackIgnore: true*/ environment.incomingDir, id)
}

/** The caller's uploads that are not finished, newest first. */
export async function ownUploads({ req, user, id }: Caller & { id?: string }): Promise<MediaUpload[]> {
  if (id !== undefined && !isRecordId(id)) return []
  const { docs } = await req.payload.find({
    collection: 'media-uploads',
    where: {
      and: [
        { userId: { equals: user.id } },
        { expiresAt: { greater_than: new Date().toISOString() } },
        ...(id === undefined ? [] : [{ id: { equals: id } }]),
      ],
    },
    sort: ['-createdAt', '-id'],
    pagination: false,
    depth: 0,
    req,
    // Collection access denies everyone; the query checks the owner.
    overrideAccess: true,
  })
  return docs
}

/** The record of one of the caller's uploads; throws 404, also for another user's upload. */
export async function ownUploadRecord(id: string, { req, user }: Caller): Promise<MediaUpload> {
  const [stored] = await ownUploads({ req, user, id })
  if (!stored) throw notFound()
  return stored
}

/** One of the caller's uploads and the number of bytes received; throws 404 as well where its bytes are gone. */
export async function ownUpload(
  id: string,
  { req, user }: Caller,
): Promise<{ stored: MediaUpload; offset: number }> {
  const stored = await ownUploadRecord(id, { req, user })
  const offset = await arrived(stored.id)
  if (offset === null) throw notFound()
  return { stored, offset }
}

/** All of the caller's uploads as calls answer them. */
export async function presentUploads({ req, user }: Caller): Promise<Upload[]> {
  const stored = await ownUploads({ req, user })
  return Promise.all(stored.map(async (each) => presentUpload(each, (await arrived(each.id)) ?? 0)))
}

/** Deletes an upload and the bytes received so far. */
export async function removeUpload(req: PayloadRequest, id: string): Promise<void> {
  // Collection access denies everyone; the caller was checked when the upload was found.
  await req.payload.delete({ collection: 'media-uploads', id, depth: 0, req, overrideAccess: true })
}

/**
 * Runs `write` as the only writer of an upload, then keeps the upload until `expiresAt` (ISO 8601). Throws 409 while
 * another request writes or finishes it; the claim of a process that died expires after 15 seconds.
 */
export async function withWriteClaim<T>(
  req: PayloadRequest,
  { id, expiresAt }: Pick<MediaUpload, 'id' | 'expiresAt'>,
  write: () => Promise<T>,
): Promise<T> {
  const uploads = driverCollection(req, 'media-uploads')
  const _id = new Types.ObjectId(id)
  const writer = randomUUID()
  const until = () => new Date(Date.now() + CLAIM_MS)
  const { matchedCount } = await uploads.updateOne(
    { _id, $or: [{ writer: null }, { writerUntil: { $lt: new Date() } }] },
    { $set: { writer, writerUntil: until() } },
  )
  if (matchedCount === 0) throw conflict(MEDIA_TEXTS.writtenElsewhere)
  const renewing = setInterval(() => {
    uploads.updateOne({ _id, writer }, { $set: { writerUntil: until() } }).catch(() => undefined)
  }, CLAIM_MS / 3)
  try {
    return await write()
  } finally {
    clearInterval(renewing)
    await uploads.updateOne({ _id, writer }, { $set: { writer: null, expiresAt: new Date(expiresAt) } })
  }
}

async function arrived(id: string): Promise<number | null> {
  const file = await stat(incomingFile(id)).catch(() => null)
  return file && file.size
}
