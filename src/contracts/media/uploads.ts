import * as v from 'valibot'
import { call } from '../core/call'
import { date, id, noQuery, optional, text } from '../core/wire'
import { Media } from './files'
import { CHUNK_BYTES, CHUNK_TYPE, FILM_MAX_BYTES } from './limits'

/* Uploads follow the tus protocol 1.0.0 (https://tus.io); the calls below are its requests. */

export const TUS_VERSION = '1.0.0'
const ANNOUNCED = {
  'Tus-Resumable': TUS_VERSION,
  'Tus-Version': TUS_VERSION,
  'Tus-Extension': 'creation,creation-with-upload,expiration,termination',
  'Tus-Max-Size': String(FILM_MAX_BYTES),
}

/** An upload that is not finished. */
export const Upload = v.strictObject({
  id,
  name: v.string(),
  /** In bytes. */
  size: v.number(),
  /** How many bytes have arrived. */
  offset: v.number(),
  /** When it is abandoned unless more bytes arrive. */
  expiresAt: date,
})
export type Upload = v.InferOutput<typeof Upload>

export const UploadFinish = v.object({
  folderId: optional(id),
  alt: optional(text()),
  /** Defaults to the file's own name. */
  name: optional(text()),
})

export const listUploads = call({
  method: 'get',
  path: '/uploads',
  who: 'user',
  query: noQuery,
  answer: v.array(Upload),
  summary: 'Your uploads that are not finished, newest first',
})

export const createUpload = call({
  method: 'post',
  path: '/uploads',
  who: 'user',
  query: noQuery,
  bodyType: 'raw',
  fileTypes: [CHUNK_TYPE],
  maxBytes: CHUNK_BYTES,
  answerType: 'none',
  status: 201,
  limit: 'upload-start',
  announces: ANNOUNCED,
  summary:
    'Begin an upload of Upload-Length bytes; Upload-Metadata of tus 1.0.0 has filename and sha256 in hex',
  fails: [409],
})

export const getUpload = call({
  method: 'get',
  path: '/uploads/:id',
  who: 'user',
  query: noQuery,
  answer: Upload,
  summary: 'Where an upload stands; HEAD answers the headers Upload-Offset and Upload-Length of tus 1.0.0',
})

export const appendUpload = call({
  method: 'patch',
  path: '/uploads/:id',
  who: 'user',
  query: noQuery,
  bodyType: 'raw',
  fileTypes: [CHUNK_TYPE],
  maxBytes: CHUNK_BYTES,
  answerType: 'none',
  limit: 'upload-chunk',
  announces: ANNOUNCED,
  summary: 'Send the next bytes of an upload, at the header Upload-Offset',
  fails: [409],
})

export const cancelUpload = call({
  method: 'delete',
  path: '/uploads/:id',
  who: 'user',
  query: noQuery,
  answerType: 'none',
  summary: 'Give up an upload',
  fails: [409],
})

export const finishUpload = call({
  method: 'post',
  path: '/uploads/:id/finish',
  who: 'user',
  query: noQuery,
  body: UploadFinish,
  answer: Media,
  status: 201,
  summary:
    'Make a picture or film of a complete upload; `errors.existing` is the id of one that is the same file',
  fails: [409, 429],
})
