import path from 'node:path'
import type { CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'
import { PROFILE_TEXTS } from '@/contracts/account/profile'
import {
  AVIF_MAX_PIXELS,
  MOVING_MAX_PIXELS,
  PICTURE_MAX_PIXELS,
  PICTURE_TYPES,
} from '@/contracts/media/limits'
import { MEDIA_TEXTS } from '@/contracts/media/texts'
import { badRequest } from '@/database/errors'
import { mediaTypeOf, withBrand } from '@/domain/media/mediaType'
import { withoutEndMark } from '@/domain/media/movieBoxes'

type Texts = { wrongType: string; damaged: string }
const NOT_ONE: Texts = { wrongType: PROFILE_TEXTS.pictureNotOne, damaged: PROFILE_TEXTS.pictureNotOne }

export type Picture = {
  data: Buffer
  mime: (typeof PICTURE_TYPES)[number]
  ext: string
  hasAlpha: boolean
  /** Whether it has several frames, and they are kept. */
  isMoving: boolean
}

/**
 * Reads a picture before anything decodes it: its type from the content, and its size in pixels against the limits. Of
 * a moving picture the first frame is kept, because most formats hold one; a WebP's frames stay with `keepsMovement`.
 * Throws CallError 400 for what is no picture, damaged, or too large.
 */
export async function readPicture(
  bytes: Buffer,
  { keepsMovement = false, texts = MEDIA_TEXTS }: { keepsMovement?: boolean; texts?: Texts } = {},
): Promise<Picture> {
  const type = await mediaTypeOf(bytes)
  const mime = PICTURE_TYPES.find((each) => each === type?.mime)
  if (!type || !mime) throw badRequest(texts.wrongType)
  const isAvif = mime === 'image/avif'
  const data = isAvif ? withoutEndMark(withBrand(bytes, type)) : bytes
  const found = await sharp(data)
    .metadata()
    .catch(() => null)
  if (!found) throw badRequest(texts.damaged)
  const { width, height, pages = 1, hasAlpha } = found
  const isMoving = keepsMovement && mime === 'image/webp' && pages > 1
  const pixels = width * height
  if (isAvif && pixels > AVIF_MAX_PIXELS) throw badRequest(MEDIA_TEXTS.tooManyAvifPixels)
  if (pixels > PICTURE_MAX_PIXELS) throw badRequest(MEDIA_TEXTS.tooManyPixels)
  if (isMoving && pixels * pages > MOVING_MAX_PIXELS) throw badRequest(MEDIA_TEXTS.tooManyFrames)
  const needsFirst = !isMoving && (pages > 1 || type.hasFrames)
  return { data, mime, ext: type.ext, hasAlpha, isMoving, ...(needsFirst && (await firstFrame(data, texts))) }
}

/** As PNG, which loses nothing. */
async function firstFrame(data: Buffer, texts: Texts): Promise<Pick<Picture, 'data' | 'mime' | 'ext'>> {
  try {
    return { data: await sharp(data).rotate().png().toBuffer(), mime: 'image/png', ext: 'png' }
  } catch {
    throw badRequest(texts.damaged)
  }
}

/** Keeps one frame of a profile picture or poster, and names the file after its content. */
export const keepStill: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return args
  const { data, mime, ext } = await readPicture(req.file.data, { texts: NOT_ONE })
  const name = `${path.parse(req.file.name).name}.${ext}`
  req.file = { ...req.file, data, name, mimetype: mime, size: data.length }
  return args
}
