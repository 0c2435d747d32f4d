import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { PayloadRequest, Where } from 'payload'
import * as contract from '@/contracts/media/files'
import { MEDIA_TEXTS } from '@/contracts/media/texts'
import { CallError, badRequest, conflict, notFound } from '@/database/errors'
import { idOf, idOrNull } from '@/database/ids'
import { placesOf } from '@/domain/media/mediaPlaces'
import { mediaTypeOf } from '@/domain/media/mediaType'
import { isRecordId, ownRecord } from '@/database/ownRecords'
import { readableRecords } from '@/database/readableRecords'
import { inTransaction } from '@/database/transaction'
import { moveToTrash } from '@/database/trash'
import { updateVersion } from '@/database/versions'
import type { User as StoredUser } from '@/payload-types'
import { handle } from '../core/handle'
import { receiveFile } from '../core/receiveFile'
import { presentMedia } from './present'
import { readMedia } from './readMedia'

/** GET /api/media */
export const listMedia = handle(contract.listMedia, ({ query, req, user }) => readMedia(query, { req, user }))

/** GET /api/media/{id} */
export const getMedia = handle(contract.getMedia, async ({ params: { id }, req, user }) =>
  presentMedia(await ownRecord('creator-media', id, { req, user })),
)

/** PATCH /api/media/{id} */
export const updateMedia = handle(contract.updateMedia, async ({ params: { id }, body, req, user }) => {
  const { version, ...data } = body
  const stored = await inTransaction(req, () =>
    updateVersion('creator-media', id, { version, data }, { req, user }),
  )
  return presentMedia(stored)
})

/** POST /api/media/move: all or none. */
export const moveMedia = handle(
  contract.moveMedia,
  async ({ body: { ids, folderId }, req, user, payload }) => {
    const wanted = [...new Set(ids)]
    return inTransaction(req, async () => {
      const and: Where[] = [{ userId: { equals: user.id } }, { id: { in: wanted.filter(isRecordId) } }]
      const found = await readableRecords('creator-media', { req, where: { and } })
      if (found.length < wanted.length) throw notFound(MEDIA_TEXTS.unknown)
      const moved = []
      for (const id of wanted) {
        const all = { collection: 'creator-media', depth: 0, req, overrideAccess: false } as const
        moved.push(presentMedia(await payload.update({ ...all, id, data: { folderId } })))
      }
      return moved
    })
  },
)

/** POST /api/media/{id}/poster: replaces the previous one. */
export const setPoster = handle(contract.setPoster, async ({ params: { id }, req, user }) => {
  const texts = { tooLarge: MEDIA_TEXTS.posterTooLarge, missing: MEDIA_TEXTS.posterMissing }
  const data = await receiveFile(req, contract.setPoster, texts, ({ path }) => readFile(path))
  const type = await mediaTypeOf(data)
  const mimetype = contract.setPoster.fileTypes.find((each) => each === type?.mime)
  if (!mimetype) throw badRequest(MEDIA_TEXTS.notPicture)
  const file = { data, mimetype, name: `${randomUUID()}.webp`, size: data.length }
  return presentMedia(await inTransaction(req, () => replacePoster(id, file, { req, user })))
})

/** GET /api/media/{id}/uses */
export const listMediaPlaces = handle(contract.listMediaPlaces, async ({ params: { id }, req, user }) => {
  const { publicKey, userId } = await ownRecord('creator-media', id, { req, user })
  return placesOf(req, { id, publicKey, userId: idOf(userId) })
})

/** DELETE /api/media/{id}: to the trash. */
export const deleteMedia = handle(contract.deleteMedia, async ({ params: { id }, req, user }) => {
  const undo = await inTransaction(req, () => moveToTrash('creator-media', id, { kind: 'media', req, user }))
  return { message: MEDIA_TEXTS.deleted, undo }
})

type PosterFile = { data: Buffer; mimetype: string; name: string; size: number }

async function replacePoster(
  id: string,
  file: PosterFile,
  { req, user }: { req: PayloadRequest; user: StoredUser },
) {
  const film = await ownRecord('creator-media', id, { req, user })
  if (film.kind !== 'film') throw conflict(MEDIA_TEXTS.notFilm)
  // Collection access denies everyone; the film is the caller's.
  const posters = { collection: 'media-posters', depth: 0, req, overrideAccess: true } as const
  const options = { ...posters, data: { userId: user.id }, file: { ...file }, overwriteExistingFiles: true }
  const poster = await req.payload.create(options).catch((error: unknown) => {
    // It starts like a picture but does not decode.
    if (!(error instanceof CallError) && (error as { status?: number }).status === 400)
      throw badRequest(MEDIA_TEXTS.notPicture)
    throw error
  })
  const changed = await req.payload.update({
    collection: 'creator-media',
    id,
    data: { poster: poster.id, posterBytes: poster.filesize },
    depth: 0,
    req,
    overrideAccess: false,
  })
  const before = idOrNull(film.poster)
  if (before) await req.payload.delete({ ...posters, id: before })
  return changed
}

/** The calls of pictures and films. */
export const mediaCalls = [
  listMedia,
  getMedia,
  updateMedia,
  moveMedia,
  setPoster,
  listMediaPlaces,
  deleteMedia,
]
