import { randomUUID } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import type { ProfileImage as StoredProfileImage, User as StoredUser } from '@/payload-types'
import { badRequest } from '@/database/errors'
import { handle } from '../core/handle'
import { readUpload } from '../core/readUpload'
import { presentUser } from './present'
import * as contract from '@/contracts/account/profile'

/** POST /api/account/picture: told by its bytes, cut to a square and re-encoded; the old picture is deleted. */
export const updatePicture = handle(contract.updatePicture, async ({ user, req }) => {
  const data = await readUpload(req, contract.updatePicture, {
    tooLarge: contract.PROFILE_TEXTS.pictureTooLarge,
    missing: contract.PROFILE_TEXTS.pictureMissing,
  })
  const picture = await storePicture(req, user, data)
  await replacePicture(req, user, picture.id)
  return presentUser({ ...user, profileImage: picture })
})

/** DELETE /api/account/picture: without one it answers the same. */
export const deletePicture = handle(contract.deletePicture, async ({ user, req }) => {
  await replacePicture(req, user, null)
  return presentUser({ ...user, profileImage: null })
})

async function storePicture(
  req: PayloadRequest,
  user: StoredUser,
  data: Buffer,
): Promise<StoredProfileImage> {
  const type = await fileTypeFromBuffer(data)
  if (!type || !contract.PICTURE_TYPES.includes(type.mime))
    throw badRequest(contract.PROFILE_TEXTS.pictureNotOne)
  const file = { data, mimetype: type.mime, name: `${randomUUID()}.${type.ext}`, size: data.byteLength }
  try {
    return await req.payload.create({
      collection: 'profile-images',
      data: { userId: user.id },
      file,
      depth: 0,
      req,
      overrideAccess: false,
      // A file is not undone by a transaction; the record alone would leave it behind.
      disableTransaction: true,
    })
  } catch (error) {
    // It begins like a picture but does not decode: Payload's FileUploadError, whose name a build shortens.
    if (error instanceof Error && 'status' in error && error.status === 400)
      throw badRequest(contract.PROFILE_TEXTS.pictureNotOne)
    throw error
  }
}

/** Puts one picture in the place of the other in one update, so that of several at once none is left behind. */
async function replacePicture(
  { payload }: PayloadRequest,
  user: StoredUser,
  id: string | null,
): Promise<void> {
  const before = await payload.db.collections.users?.collection.findOneAndUpdate(
    { _id: new Types.ObjectId(user.id) },
    { $set: { profileImage: id && new Types.ObjectId(id), updatedAt: new Date() } },
    { projection: { profileImage: 1 } },
  )
  const old: unknown = before?.profileImage
  if (!(old instanceof Types.ObjectId)) return
  // Only the caller's own: an editor may write any picture's id into the own record. It may be gone already.
  await payload.delete({
    collection: 'profile-images',
    where: { and: [{ id: { equals: old.toHexString() } }, { userId: { equals: user.id } }] },
    overrideAccess: true,
  })
}

/** The calls of one’s own picture. */
export const pictureCalls = [updatePicture, deletePicture]
