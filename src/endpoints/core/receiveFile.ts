import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { ReadableStream } from 'node:stream/web'
import busboy from 'busboy'
import type { PayloadRequest } from 'payload'
import { type Call, UPLOAD_FIELD } from '@/contracts/core/call'
import { CallError, badRequest, tooMany } from '@/database/errors'
import { FORM_PREFIX } from '@/payload/storedFiles'
import { environment } from '@/environment'
import { refuseLength, tooLarge } from './readBody'

/** Allowance for the multipart framing around a file, in bytes. */
const FORM_BYTES = 64 * 1024
/** The files that one user sends at the same time to one process. */
const AT_ONCE = 2

export type Received = { path: string; size: number }
type Limited = Call & { readonly maxBytes: number }
type Texts = { tooLarge: string; missing: string }

/** How long another file waits, unread, in ms; the server drops a request whose body stalls for 30 s. */
const PATIENCE_MS = 20_000
const LOOK_MS = 50

const receiving = new Map<string, number>()

/**
 * Streams the one file of a multipart body to the disk, at most the `maxBytes` that the call declares, and gives it to
 * `store`; then the file is removed. A user's third file waits, unread, for one of the others, and is refused with 429
 * after 20 s. Throws CallError 415, 413 (with the text `tooLarge`) or 400 (`missing`). The sender's file name and type
 * are ignored.
 */
export async function receiveFile<T>(
  req: PayloadRequest,
  { maxBytes }: Limited,
  texts: Texts,
  store: (file: Received) => Promise<T>,
): Promise<T> {
  const type = req.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new CallError(415, 'The body must be multipart/form-data')
  }
  refuseLength(req.headers, maxBytes + FORM_BYTES)
  const sender = String(req.user?.id)
  await takeTurn(sender)
  const file = path.join(/*turbopackIgnore: true*/ environment.incomingDir, `${FORM_PREFIX}${randomUUID()}`)
  try {
    await mkdir(environment.incomingDir, { recursive: true })
    const isWhole = await writeFile(req, { type, maxBytes, file, missing: texts.missing })
    if (!isWhole) throw new CallError(413, texts.tooLarge)
    const size = (await stat(file).catch(() => null))?.size ?? 0
    if (size === 0) throw badRequest(texts.missing)
    return await store({ path: file, size })
  } finally {
    const left = (receiving.get(sender) ?? 1) - 1
    if (left > 0) receiving.set(sender, left)
    else receiving.delete(sender)
    await rm(file, { force: true })
  }
}

async function takeTurn(sender: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  while ((receiving.get(sender) ?? 0) >= AT_ONCE) {
    if (Date.now() > deadline) throw tooMany(PATIENCE_MS / 1000)
    await wait(LOOK_MS)
  }
  receiving.set(sender, (receiving.get(sender) ?? 0) + 1)
}

type Write = { type: string; maxBytes: number; file: string; missing: string }

/** False when the file is larger than allowed; without a file, nothing is written. */
async function writeFile(req: PayloadRequest, { type, maxBytes, file, missing }: Write): Promise<boolean> {
  const { body } = req as unknown as { body: ReadableStream<Uint8Array> | null }
  let written: Promise<boolean> | undefined
  try {
    // It calls a file truncated that has exactly as many bytes as its limit.
    const parser = busboy({ headers: { 'content-type': type }, limits: { fileSize: maxBytes + 1 } })
    parser.on('file', (field, stream) => {
      if (field !== UPLOAD_FIELD || written) return void stream.resume()
      written = pipeline(stream, createWriteStream(file)).then(() => !stream.truncated)
      // Awaited below; a form that breaks off fails here first.
      written.catch(() => undefined)
    })
    await pipeline(body ? Readable.fromWeb(body) : Readable.from([]), bounded(maxBytes + FORM_BYTES), parser)
    return (await written) ?? true
  } catch (error) {
    // A full disk, not a broken form.
    if (error instanceof CallError || (error instanceof Error && 'syscall' in error)) throw error
    throw badRequest(missing)
  }
}

/** Passes a body on up to a limit in bytes; beyond it the pipeline fails with CallError 413. */
function bounded(limit: number): Transform {
  let size = 0
  return new Transform({
    transform(chunk: Uint8Array, _, done) {
      size += chunk.byteLength
      if (size > limit) done(tooLarge())
      else done(null, chunk)
    },
  })
}
