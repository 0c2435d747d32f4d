import * as contract from '@/contracts/media/uploads'
import type { PayloadRequest } from 'payload'
import type { User as StoredUser } from '@/payload-types'
import { FILM_MAX_BYTES } from '@/contracts/media/limits'
import { MEDIA_TEXTS } from '@/contracts/media/texts'
import { cutFileName } from '@/contracts/core/cutText'
import { TEXT_MAX } from '@/contracts/core/wire'
import { plainText } from '@/contracts/core/plainText'
import { badField, CallError } from '@/database/errors'
import { requireQuota } from '@/domain/media/mediaQuota'
import { requireRoom } from '@/database/room'
import { inTransaction } from '@/database/transaction'
import { environment } from '@/environment'
import { handle } from '../core/handle'
import { finishOwnUpload } from './finishUpload'
import { presentMedia, presentUpload } from './present'
import { forwardToTus } from './tus'
import {
  ownUpload,
  ownUploadRecord,
  presentUploads,
  removeUpload,
  uploadExpiry,
  withWriteClaim,
} from './uploads'

/** Before the body is read, so that another user's upload is 404 whatever is sent. */
const admitOwner = ({
  params,
  req,
  user,
}: {
  params: { id: string }
  req: PayloadRequest
  user: StoredUser
}) => ownUploadRecord(params.id, { req, user })

/** GET /api/uploads */
export const listUploads = handle(contract.listUploads, ({ req, user }) => presentUploads({ req, user }))

/** POST /api/uploads: reserves the space for the file; Location is where its bytes go. */
export const createUpload = handle(contract.createUpload, async ({ req, user, payload }) => {
  const size = sizeOf(req.headers.get('upload-length'))
  const { name, sha256 } = readMetadata(req.headers.get('upload-metadata'))
  if (size > FILM_MAX_BYTES) throw new CallError(413, MEDIA_TEXTS.filmTooLarge)
  const expiresAt = uploadExpiry()
  const { id } = await inTransaction(req, async () => {
    await requireRoom('creator-media', { req, user })
    await requireRoom('media-uploads', { req, user })
    await requireQuota(req, user.id, { size, quotaBytes: environment.mediaQuotaBytes })
    return payload.create({
      collection: 'media-uploads',
      data: { userId: user.id, name, size, sha256, expiresAt },
      depth: 0,
      req,
      // Collection access denies everyone; this call overrides it for the caller.
      overrideAccess: true,
    })
  })
  try {
    return await forwardToTus(req, { id, method: 'POST', offset: 0, expiresAt })
  } catch (error) {
    // Nobody knows its address, so its room would be reserved until it expires.
    await removeUpload(req, id)
    throw error
  }
})

/** GET and HEAD /api/uploads/{id} */
export const getUpload = handle(contract.getUpload, async ({ params: { id }, req, user, headers }) => {
  const { stored, offset } = await ownUpload(id, { req, user })
  headers.set('Tus-Resumable', contract.TUS_VERSION)
  headers.set('Upload-Expires', new Date(stored.expiresAt).toUTCString())
  headers.set('Upload-Offset', String(offset))
  headers.set('Upload-Length', String(stored.size))
  return presentUpload(stored, offset)
})

/** PATCH /api/uploads/{id}: 409 for a wrong offset, and while another request is writing. */
export const appendUpload = handle(
  contract.appendUpload,
  async ({ params, req, user }) => {
    const { id } = await ownUploadRecord(params.id, { req, user })
    const expiresAt = uploadExpiry()
    return withWriteClaim(req, { id, expiresAt }, async () => {
      const { offset } = await ownUpload(id, { req, user })
      return forwardToTus(req, { id, method: 'PATCH', offset, expiresAt })
    })
  },
  admitOwner,
)

/** DELETE /api/uploads/{id} */
export const cancelUpload = handle(contract.cancelUpload, async ({ params: { id }, req, user, headers }) => {
  const stored = await ownUploadRecord(id, { req, user })
  await removeUpload(req, stored.id)
  headers.set('Tus-Resumable', contract.TUS_VERSION)
  return undefined
})

/** POST /api/uploads/{id}/finish: 409 while another request finishes or writes it. */
export const finishUpload = handle(
  contract.finishUpload,
  async ({ params, body, req, user }) => {
    const stored = await ownUploadRecord(params.id, { req, user })
    return withWriteClaim(req, stored, async () =>
      presentMedia(await finishOwnUpload(stored.id, body, { req, user })),
    )
  },
  admitOwner,
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
