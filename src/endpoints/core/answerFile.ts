import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { PayloadRequest, UploadCollectionSlug } from 'payload'
import { notFound } from '@/database/errors'
import { withoutHeaders } from '@/payload/storedFiles'
import { byteRange } from './byteRange'
import { isUnchanged } from '@/contracts/core/etags'

export type StoredFile = { collection: UploadCollectionSlug; filename: string; contentType: string }

type AnswerOptions = {
  /** The name under which a browser saves the file. */
  name: string
  cacheControl: string
  /** Whether pages of other sites may show it. */
  isPublic?: boolean
  /** Downloaded instead of shown; never a range. */
  isAttachment?: boolean
}

/**
 * Streams a stored file, whole or one range of it, from the disk or from the remote store that holds it. A browser may
 * show it but runs no script in it. Throws 404 when it is missing.
 */
export async function answerFile(
  req: PayloadRequest,
  { collection, filename, contentType }: StoredFile,
  { name, cacheControl, isPublic = false, isAttachment = false }: AnswerOptions,
): Promise<Response> {
  if (!filename) throw notFound()
  const etag = `"${filename}"`
  const headers = new Headers({
    'Content-Type': contentType,
    'Content-Disposition': `${isAttachment ? 'attachment' : 'inline'}; filename*=UTF-8''${encodeURIComponent(name)}`,
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'Cross-Origin-Resource-Policy': isPublic ? 'cross-origin' : 'same-origin',
    ...(!isAttachment && { 'Accept-Ranges': 'bytes' }),
    'Cache-Control': cacheControl,
    ETag: etag,
  })
  if (!isAttachment && isUnchanged(req.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers })
  const { upload } = req.payload.collections[collection].config
  if (upload.disableLocalStorage) {
    return answerFromStore(isAttachment ? withoutHeaders(req) : req, { collection, filename }, headers)
  }
  const file = path.join(/*turbopackIgnore: true*/ upload.staticDir ?? collection, path.basename(filename))
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) throw notFound()
  const range = byteRange(isAttachment ? null : req.headers.get('range'), found.size)
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${found.size}`)
    return new Response(null, { status: 416, headers })
  }
  const { start, end } = range ?? { start: 0, end: found.size - 1 }
  if (range) headers.set('Content-Range', `bytes ${start}-${end}/${found.size}`)
  headers.set('Content-Length', String(end - start + 1))
  const stream = Readable.toWeb(createReadStream(file, { start, end })) as ReadableStream<Uint8Array>
  return new Response(stream, { status: range ? 206 : 200, headers })
}

/** The remote store handles ranges itself; only its length and range headers are kept. */
async function answerFromStore(
  req: PayloadRequest,
  params: Pick<StoredFile, 'collection' | 'filename'>,
  headers: Headers,
): Promise<Response> {
  for (const handler of req.payload.collections[params.collection].config.upload.handlers ?? []) {
    const answer = await handler(req, { doc: {} as never, headers: new Headers(), params })
    if (!(answer instanceof Response)) continue
    if (!answer.ok && answer.status !== 416) throw notFound()
    for (const name of ['content-length', 'content-range']) {
      const value = answer.headers.get(name)
      if (value !== null) headers.set(name, value)
    }
    return new Response(answer.body, { status: answer.status, headers })
  }
  throw notFound()
}
