import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { File, PayloadRequest } from 'payload'
import { spend } from '@/auth/limits'
import { FILM_TYPES, PICTURE_MAX_BYTES, PICTURE_TYPES } from '@/contracts/media/limits'
import { MEDIA_TEXTS, NO_FOLDER, duplicateText } from '@/contracts/media/texts'
import { CallError, badRequest, conflict, isDuplicate } from '@/database/errors'
import { fileHead } from '@/database/fileHead'
import { mediaTypeOf } from '@/domain/media/mediaType'
import { idOrNull } from '@/database/ids'
import { requireRoom } from '@/database/room'
import { inTransaction } from '@/database/transaction'
import type { CreatorMedia, MediaUpload, User as StoredUser } from '@/payload-types'
import { incomingFile, ownUpload, removeUpload } from './uploads'

type Caller = { req: PayloadRequest; user: Pick<StoredUser, 'id'> }
type Finish = { folderId: string | null; alt: string | null; name: string | null }

/**
 * Turns a complete upload into a picture or film, and removes the upload. Throws 409 while it is incomplete. Refuses
 * what cannot be kept or exists already (400, 409, 413), and removes that upload too, because a retry would not help.
 * Throws 429 for more than ten pictures a minute, and keeps the upload.
 */
export async function finishOwnUpload(
  id: string,
  body: Finish,
  { req, user }: Caller,
): Promise<CreatorMedia> {
  const { stored, offset } = await ownUpload(id, { req, user })
  if (offset !== stored.size) throw conflict(MEDIA_TEXTS.incomplete)
  const sha256 = stored.receivedSha256 ?? (await noteHash(req, stored))
  try {
    if (stored.sha256 && stored.sha256 !== sha256) throw badRequest(MEDIA_TEXTS.hashDiffers)
    const media = await store(stored, { ...body, sha256 }, { req, user })
    await removeUpload(req, stored.id)
    return media
  } catch (error) {
    if (isFinal(error, body)) await removeUpload(req, stored.id)
    throw error
  }
}

async function store(
  stored: MediaUpload,
  { sha256, name, folderId, alt }: Finish & { sha256: string },
  { req, user }: Caller,
): Promise<CreatorMedia> {
  const file = await fileOf(stored, { req, user })
  const data = { userId: user.id, name: name ?? stored.name, folderId, alt, sha256 }
  try {
    return await inTransaction(req, async () => {
      await requireRoom('creator-media', { req, user })
      await refuseDuplicate(sha256, { req, user })
      return req.payload.create({
        collection: 'creator-media',
        // The collection reads the rest from the file.
        data: data as never,
        // A copy for each attempt, because reading mutates it.
        file: { ...file },
        // The name is random, so this overwrites only the file of an earlier attempt of this transaction.
        overwriteExistingFiles: true,
        depth: 0,
        req,
        overrideAccess: false,
      })
    })
  } catch (error) {
    if (isDuplicate(error)) await refuseDuplicate(sha256, { req, user })
    // Payload's FileUploadError, whose name a production build shortens.
    if (!(error instanceof CallError) && (error as { status?: number }).status === 400)
      throw badRequest(MEDIA_TEXTS.damaged)
    throw error
  }
}

/** Whether a retry cannot help; after an outage, or when the folder is gone, the upload is kept for one. */
function isFinal(error: unknown, { folderId }: Finish): boolean {
  if (!(error instanceof CallError)) return false
  return [400, 413].includes(error.status) || (error.status === 409 && Boolean(error.errors?.existing))
    ? true
    : error.status === 404 && folderId === null
}

/** Films stay on the disk, because they may not fit into memory. */
async function fileOf({ id, size }: MediaUpload, { req, user }: Caller): Promise<File> {
  const path = incomingFile(id)
  const type = await mediaTypeOf(await fileHead(path))
  const mimetype = type?.mime ?? ''
  const common = { name: randomUUID(), mimetype, size }
  if (FILM_TYPES.some((each) => each === mimetype))
    return { ...common, data: Buffer.alloc(0), tempFilePath: path }
  if (!PICTURE_TYPES.some((each) => each === mimetype)) throw badRequest(MEDIA_TEXTS.wrongType)
  if (size > PICTURE_MAX_BYTES) throw new CallError(413, MEDIA_TEXTS.pictureTooLarge)
  // After what costs nothing to refuse. A picture's own transaction lets a user's pictures be read one at a time.
  await spend(req.payload, 'picture', user.id)
  return { ...common, data: await readFile(path) }
}

/** Throws 409 with the name and folder of the caller's file that has the same content. */
async function refuseDuplicate(sha256: string, { req, user }: Caller): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'creator-media',
    where: { and: [{ userId: { equals: user.id } }, { sha256: { equals: sha256 } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    req,
    overrideAccess: false,
  })
  const [existing] = docs
  if (!existing) return
  const folderId = idOrNull(existing.folderId)
  const folder = folderId
    ? (await req.payload.findByID({ collection: 'media-folders', id: folderId, depth: 0, req })).name
    : NO_FOLDER
  throw conflict(duplicateText(existing.name, folder), { existing: existing.id })
}

/**
 * The SHA-256 of the bytes received, in hex. Stored for a retry, because the first attempt strips a film's metadata
 * from the file.
 */
async function noteHash(req: PayloadRequest, { id }: MediaUpload): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(incomingFile(id)), hash)
  const receivedSha256 = hash.digest('hex')
  // Collection access denies everyone; the caller was checked when the upload was found.
  const all = { collection: 'media-uploads', depth: 0, req, overrideAccess: true } as const
  await req.payload.update({ ...all, id, data: { receivedSha256 } })
  return receivedSha256
}
