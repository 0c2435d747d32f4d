import * as contract from '@/contracts/media/uploads'
import { FILM_MAX_BYTES } from '@/contracts/media/limits'
import { MEDIA_TEXTS } from '@/contracts/media/texts'
import { cutFileName } from '@/contracts/core/cutText'
import { TEXT_MAX } from '@/contracts/core/wire'
import { plainText } from '@/contracts/core/plainText'
import { badField, CallError } from '@/database/errors'
import { requireQuota } from '@/database/mediaQuota'
import { requireRoom } from '@/database/ownRecords'
import { inTransaction } from '@/database/transaction'
import { environment } from '@/environment'
import { handle } from '../core/handle'
import { finishOwnUpload } from './finishUpload'
import { presentMedia, presentUpload } from './present'
import { TUS_VERSION, forwardToTus } from './tus'
import { withWriteClaim, ownUpload, presentUploads, removeUpload, uploadExpiry } from './uploads'

/** GET /api/uploads */
export const listUploads = handle(contract.listUploads, ({ req, user }) => presentUploads({ req, user }))

/** POST /api/uploads: reserves the space for the file; Location is where its bytes go. */
export const createUpload = handle(contract.createUpload, async ({ req, user, payload }) => {
  const size = sizeOf(req.headers.get('upload-length'))
  const { name, sha256 } = readMetadata(req.headers.get('upload-metadata'))
  if (size > FILM_MAX_BYTES) throw new CallError(413, MEDIA_TEXTS.filmTooLarge)
  const { id } = await inTransaction(req, async () => {
    await requireRoom('creator-media', { req, user })
    await requireRoom('media-uploads', { req, user })
    await requireQuota(req, user.id, { size, quotaBytes: environment.mediaQuotaBytes })
    return payload.create({
      collection: 'media-uploads',
      data: { userId: user.id, name, size, sha256, expiresAt: uploadExpiry() },
      depth: 0,
      req,
      // Collection access denies everyone; this call overrides it for the caller.
      overrideAccess: true,
    })
  })
  return forwardToTus(req, { id, method: 'POST', offset: 0 })
})

/** GET and HEAD /api/uploads/{id} */
export const getUpload = handle(contract.getUpload, async ({ params: { id }, req, user, headers }) => {
  const { stored, offset } = await ownUpload(id, { req, user })
  headers.set('Tus-Resumable', TUS_VERSION)
  headers.set('Upload-Offset', String(offset))
  headers.set('Upload-Length', String(stored.size))
  return presentUpload(stored, offset)
})

/** PATCH /api/uploads/{id}: 409 for a wrong offset, and while another request is writing. */
export const appendUpload = handle(contract.appendUpload, async ({ params: { id }, req, user }) => {
  const { stored } = await ownUpload(id, { req, user })
  return withWriteClaim(req, stored.id, async () => {
    const { offset } = await ownUpload(id, { req, user })
    return forwardToTus(req, { id: stored.id, method: 'PATCH', offset })
  })
})

/** DELETE /api/uploads/{id} */
export const cancelUpload = handle(contract.cancelUpload, async ({ params: { id }, req, user, headers }) => {
  const { stored } = await ownUpload(id, { req, user })
  await removeUpload(req, stored.id)
  headers.set('Tus-Resumable', TUS_VERSION)
  return undefined
})

/** POST /api/uploads/{id}/finish */
export const finishUpload = handle(contract.finishUpload, async ({ params: { id }, body, req, user }) =>
  presentMedia(await finishOwnUpload(id, body, { req, user })),
)

function sizeOf(header: string | null): number {
  const size = /^\d{1,15}$/.test(header ?? '') ? Number(header) : 0
  if (size === 0) throw badField('size', MEDIA_TEXTS.empty)
  return size
}

/** The file's name and hash from the sender's metadata: "filename Zm9v,sha256 YWJj", with values in base64. */
function readMetadata(header: string | null): { name: string; sha256: string | null } {
  const entries = (header ?? '').split(',').map((pair) => {
    const [key = '', value = ''] = pair.trim().split(' ')
    return [key, Buffer.from(value, 'base64').toString('utf8')] as const
  })
  const values = new Map(entries)
  const name = cutFileName(plainText(values.get('filename') ?? '').trim(), TEXT_MAX)
  const sha256 = values.get('sha256') ?? null
  if (!name) throw badField('filename', MEDIA_TEXTS.nameMissing)
  if (sha256 !== null && !/^[0-9a-f]{64}$/.test(sha256)) throw badField('sha256', MEDIA_TEXTS.hashShape)
  return { name, sha256 }
}

/** The calls of uploads. */
export const uploadCalls = [listUploads, createUpload, getUpload, appendUpload, cancelUpload, finishUpload]
