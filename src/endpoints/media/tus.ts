import { FileStore } from '@tus/file-store'
import { Server } from '@tus/server'
import type { PayloadRequest } from 'payload'
import { CHUNK_BYTES } from '@/contracts/media/limits'
import { MEDIA_TEXTS } from '@/contracts/media/texts'
import { TUS_VERSION } from '@/contracts/media/uploads'
import { CallError, badRequest, conflict, notFound } from '@/database/errors'
import { environment } from '@/environment'
import { tooLarge } from '../core/readBody'

const PATH = '/api/uploads'
const PASSED_ON = ['content-type', 'content-length', 'upload-length', 'upload-metadata', 'upload-offset']
const ANSWERED = ['location', 'upload-offset']

let server: Server | undefined

/** Receives the bytes; the handlers check beforehand who may send them, and how many. */
function tusServer(): Server {
  server ??= new Server({
    path: PATH,
    relativeLocation: true,
    datastore: new FileStore({ directory: environment.incomingDir }),
    namingFunction: (request) => request.headers.get('x-upload-id') ?? '',
  })
  return server
}

type Forwarded = {
  id: string
  method: 'POST' | 'PATCH'
  /** How many bytes have arrived before this request. */
  offset: number
  /** When the upload is given up unless more bytes arrive, as ISO 8601. */
  expiresAt: string
}

/**
 * Passes an upload request to tus, and answers with the headers of its protocol. Throws when tus refuses: 400, 404, 409
 * for an offset other than the bytes received (`offset`, sent in Upload-Offset), and 413, also for more than 8 MiB of a
 * body that declares no length; the bytes up to there are kept.
 */
export async function forwardToTus(
  req: PayloadRequest,
  { id, method, offset, expiresAt }: Forwarded,
): Promise<Response> {
  const headers = new Headers({ 'Tus-Resumable': TUS_VERSION, 'X-Upload-Id': id })
  for (const name of PASSED_ON) {
    const value = req.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  const { body, isOver } = bounded((req as unknown as Request).body)
  const url = `http://localhost${PATH}${method === 'POST' ? '' : `/${id}`}`
  const init = { method, headers, body, duplex: 'half' } as RequestInit
  const answer = await tusServer().handleWeb(new Request(url, init))
  if (isOver()) throw tooLarge()
  if (!answer.ok) throw await refusalOf(answer, offset)
  const kept = new Headers({
    'Cache-Control': 'no-store',
    'Tus-Resumable': TUS_VERSION,
    'Upload-Expires': new Date(expiresAt).toUTCString(),
  })
  for (const name of ANSWERED) {
    const value = answer.headers.get(name)
    if (value !== null) kept.set(name, value)
  }
  return new Response(null, { status: answer.status, headers: kept })
}

/** Ends a body at the most bytes of one request; `isOver` tells whether there were more. */
function bounded(body: ReadableStream<Uint8Array> | null) {
  let left = CHUNK_BYTES
  const limiter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      left -= chunk.byteLength
      if (left < 0) controller.terminate()
      else controller.enqueue(chunk)
    },
  })
  return { body: body && body.pipeThrough(limiter), isOver: () => left < 0 }
}

async function refusalOf(answer: Response, offset: number): Promise<Error> {
  const text = (await answer.text()).trim()
  switch (answer.status) {
    case 409:
      return new CallError(409, MEDIA_TEXTS.wrongOffset, { headers: { 'Upload-Offset': String(offset) } })
    case 404:
    case 410:
      return notFound()
    case 413:
      return new CallError(413, text)
    case 400:
    case 403:
    case 412:
      return badRequest(text)
    case 423:
      return conflict(MEDIA_TEXTS.writtenElsewhere)
    default:
      return new Error(`tus answered ${answer.status}: ${text}`)
  }
}
