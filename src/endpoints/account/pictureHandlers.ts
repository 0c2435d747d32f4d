import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import type { ProfileImage as StoredProfileImage, User as StoredUser } from '@/payload-types'
import { CallError, badRequest, unauthorized } from '@/database/errors'
import { inTransaction } from '@/database/transaction'
import { handle } from '../core/handle'
import { receiveFile } from '../core/receiveFile'
import { presentUser } from './present'
import * as contract from '@/contracts/account/profile'

/**
 * POST /api/account/picture: detects the type by content, crops to a square and re-encodes; deletes the old picture.
 */
export const updatePicture = handle(contract.updatePicture, async ({ user, req }) => {
  const texts = {
    tooLarge: contract.PROFILE_TEXTS.pictureTooLarge,
    missing: contract.PROFILE_TEXTS.pictureMissing,
  }
  const data = await receiveFile(req, contract.updatePicture, texts, ({ path }) => readFile(path))
  const picture = await storePicture(req, user, data)
  try {
    if (!(await replacePicture(req, user, picture.id))) throw unauthorized()
  } catch (error) {
    await removePicture(req, user, picture.id)
    throw error
  }
  return presentUser({ ...user, profileImage: picture })
})

/** DELETE /api/account/picture: without a picture the answer is the same. */
export const deletePicture = handle(contract.deletePicture, async ({ user, req }) => {
  await replacePicture(req, user, null)
  return presentUser({ ...user, profileImage: null })
})

async function storePicture(
  req: PayloadRequest,
  user: StoredUser,
  data: Buffer,
): Promise<StoredProfileImage> {
  // The collection reads the type from the content.
  const file = { data, mimetype: '', name: randomUUID(), size: data.byteLength }
  try {
    // The file is written once this transaction can no longer conflict with another, so a retry leaves no file behind.
    return await inTransaction(req, () =>
      req.payload.create({
        collection: 'profile-images',
        data: { userId: user.id },
        file,
        depth: 0,
        req,
        overrideAccess: false,
      }),
    )
  } catch (error) {
    if (error instanceof CallError) throw error
    // It starts like a picture but does not decode: Payload's FileUploadError, whose name a production build shortens.
    if (error instanceof Error && 'status' in error && error.status === 400)
      throw badRequest(contract.PROFILE_TEXTS.pictureNotOne)
    throw error
  }
}

/**
 * Swaps the picture in one update, so that concurrent uploads leave no orphan behind; false when the user was deleted
 * meanwhile.
 */
async function replacePicture(req: PayloadRequest, user: StoredUser, id: string | null): Promise<boolean> {
  const before = await req.payload.db.collections.users?.collection.findOneAndUpdate(
    { _id: new Types.ObjectId(user.id) },
    { $set: { profileImage: id && new Types.ObjectId(id), updatedAt: new Date() } },
    { projection: { profileImage: 1 } },
  )
  if (!before) return false
  const old: unknown = before.profileImage
  if (old instanceof Types.ObjectId) await removePicture(req, user, old.toHexString())
  return true
}

/** Deletes a picture and its file, if it is the user's own: an editor can write any picture's id into their record. */
async function removePicture({ payload }: PayloadRequest, user: StoredUser, id: string): Promise<void> {
  await payload.delete({
    collection: 'profile-images',
    where: { and: [{ id: { equals: id } }, { userId: { equals: user.id } }] },
    overrideAccess: true,
  })
}

/** The calls of the user's own picture. */
export const pictureCalls = [updatePicture, deletePicture]
