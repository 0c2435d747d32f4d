import type { PayloadRequest } from 'payload'
import { getMediaFile as getFile, getPublicFile as getPublic } from '@/contracts/media/files'
import { type MediaWidth } from '@/contracts/media/limits'
import { notFound } from '@/database/errors'
import { idOrNull } from '@/database/ids'
import { ownRecord } from '@/database/ownRecords'
import type { CreatorMedia } from '@/payload-types'
import { type StoredFile, answerFile } from '../core/answerFile'
import { handle } from '../core/handle'

/**
 * The bytes at a public address never change, so browsers keep them; shared caches ask each time (s-maxage), because
 * the address ends when the file is made private.
 */
const KEPT_BY_BROWSERS = 'public, max-age=31536000, s-maxage=0, immutable'
/** Revalidates each time, because not everybody may see it; an unchanged file is not sent again. */
export const ASKED = 'private, no-cache'

/** GET /api/media/{id}/file: for the owner only. */
export const getMediaFile = handle(getFile, async ({ params: { id }, query, req, user }) => {
  return answerMedia(req, await ownRecord('creator-media', id, { req, user }), query.size)
})

/** Answers a file, or a smaller picture of it, to somebody who may see it. */
export async function answerMedia(
  req: PayloadRequest,
  media: CreatorMedia,
  size: MediaWidth | undefined,
): Promise<Response> {
  const file = size ? await smaller(req, media, size) : whole(media)
  return answerFile(req, file, { name: media.name, cacheControl: ASKED })
}

/** GET /files/{key}/{name}: the key identifies the file; the name is for people. */
export const getPublicFile = handle(getPublic, async ({ params: { key }, query, req, payload }) => {
  if (!/^[0-9a-f]{32}$/.test(key)) throw notFound()
  const { docs } = await payload.find({
    collection: 'creator-media',
    where: { and: [{ publicKey: { equals: key } }, { visibility: { equals: 'public' } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    req,
    // Public files are for everyone, and their keys cannot be guessed.
    overrideAccess: true,
  })
  const [media] = docs
  if (!media) throw notFound()
  const file = query.size ? await smaller(req, media, query.size) : whole(media)
  return answerFile(req, file, { name: media.name, cacheControl: KEPT_BY_BROWSERS, isPublic: true })
})

function whole({ filename, mimeType }: CreatorMedia): StoredFile {
  return { collection: 'creator-media', filename: filename ?? '', contentType: mimeType ?? '' }
}

/** A picture's file, or a smaller copy of it, unless it is small. */
export function pictureFile(media: CreatorMedia, size?: MediaWidth): StoredFile {
  const copy = size && media.sizes?.[`webp${size}`]
  if (!copy?.filename) return whole(media)
  return { collection: 'creator-media', filename: copy.filename, contentType: copy.mimeType ?? '' }
}

/** A smaller copy of a picture, or the picture itself if it is small; the poster of a film. */
async function smaller(req: PayloadRequest, media: CreatorMedia, size: MediaWidth): Promise<StoredFile> {
  if (media.kind === 'image') return pictureFile(media, size)
  const id = idOrNull(media.poster)
  if (!id) throw notFound()
  // Collection access denies everyone; the film is the caller's.
  const all = { collection: 'media-posters', depth: 0, req, overrideAccess: true } as const
  const poster = await req.payload.findByID({ ...all, id })
  return { collection: 'media-posters', filename: poster.filename ?? '', contentType: poster.mimeType ?? '' }
}

/** The calls that answer files. */
export const fileCalls = [getMediaFile, getPublicFile]
