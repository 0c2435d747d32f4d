import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { driverCollection } from '@/database/driverCollection'
import { sessionOf } from '@/database/transaction'
import { holdMedia } from './mediaPlaces'
import { publicPath } from './publicPath'

/** Whether a file is a picture of a person's. Writes it, so that deleting it meanwhile conflicts. */
export async function holdPicture(req: PayloadRequest, userId: string, id: string): Promise<boolean> {
  const [held] = await holdMedia(req, userId, [id])
  if (!held) return false
  const picture = await driverCollection(req, 'creator-media').findOne(
    { _id: new Types.ObjectId(held), kind: 'image' },
    { projection: { _id: 1 }, session: await sessionOf(req) },
  )
  return picture !== null
}

/**
 * Makes a picture public and returns the fields that show it to everybody; without one, they are empty. Writes the
 * file, so that deleting it or making it private meanwhile conflicts. Call it within a transaction.
 */
export async function publishPicture(req: PayloadRequest, imageId: string | null) {
  if (!imageId) return { imageUrl: null, imageAlt: null, imageWidth: null, imageHeight: null }
  const file = await req.payload.update({
    collection: 'creator-media',
    id: imageId,
    data: { visibility: 'public' },
    depth: 0,
    req,
    // The file is its creator's, who wants it to be shown.
    overrideAccess: true,
  })
  const { alt, width, height } = file
  return { imageUrl: publicPath(file), imageAlt: alt ?? '', imageWidth: width ?? 0, imageHeight: height ?? 0 }
}
