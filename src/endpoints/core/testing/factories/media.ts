import { readFile } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { type Media } from '@/contracts/media/files'
import { CHUNK_BYTES, CHUNK_TYPE } from '@/contracts/media/limits'
import { appendUpload, createUpload, finishUpload } from '@/contracts/media/uploads'
import type { User as StoredUser } from '@/payload-types'
import { UPLOAD_FIELD } from '@/contracts/core/call'
import type { TestServer } from '../server'

type Owner = Pick<StoredUser, 'id'>
type Begun = { size: number; name?: string; sha256?: string }

let shade = 0

/** A picture that is unique in this process. */
export async function pictureBytes(width = 640, height = 480): Promise<Buffer> {
  shade += 1
  return sharp({ create: { width, height, channels: 3, background: '#e84a30' } })
    .withExif({ IFD0: { ImageDescription: `Picture ${shade}` } })
    .jpeg()
    .toBuffer()
}

/** A film that is unique in this process: a free box at the end does not change it. */
export async function filmBytes(): Promise<Buffer> {
  shade += 1
  const unlike = Buffer.alloc(12)
  unlike.writeUInt32BE(12, 0)
  unlike.write('free', 4, 'latin1')
  unlike.writeUInt32BE(shade, 8)
  return Buffer.concat([await readFile('media/seed/hero-silk.mp4'), unlike])
}

/** A WebP of as many frames. */
export async function movingWebp(width = 600, height = 300, frames = 2): Promise<Buffer> {
  const frame = (_: unknown, index: number) =>
    sharp({ create: { width, height, channels: 3, background: { r: 40 * index, g: 9, b: 90 } } })
      .png()
      .toBuffer()
  const all = await Promise.all(Array.from({ length: frames }, frame))
  return sharp(all, { join: { animated: true } })
    .webp({ delay: 100 })
    .toBuffer()
}

/** A PNG that says it is animated. */
export async function animatedPng(width = 600, height = 300): Promise<Buffer> {
  const still = await sharp({ create: { width, height, channels: 3, background: '#e84a30' } })
    .png()
    .toBuffer()
  const chunk = Buffer.from('000000086163544c000000020000000000000000', 'hex')
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 16)), 16)
  const afterHeader = 33
  return Buffer.concat([still.subarray(0, afterHeader), chunk, still.subarray(afterHeader)])
}

/** An AVIF that names itself by the brand of all HEIF pictures, as some encoders write it. */
export async function heifBrandedAvif(width = 600, height = 300): Promise<Buffer> {
  const avif = await sharp({ create: { width, height, channels: 3, background: '#e84a30' } })
    .avif({ effort: 0 })
    .toBuffer()
  avif.write('mif1', 8, 'latin1')
  return avif
}

/** A film as cameras write it: of Apple's brand, and with four zero bytes after its last box. */
export async function cameraFilm(): Promise<Buffer> {
  const film = Buffer.concat([await filmBytes(), Buffer.alloc(4)])
  film.write('M4V ', 8, 'latin1')
  return film
}

/** The form of a poster. */
export const posterForm = new FormData()
posterForm.set(
  UPLOAD_FIELD,
  new Blob([
    new Uint8Array(
      await sharp({ create: { width: 32, height: 18, channels: 3, background: '#e84a30' } })
        .jpeg()
        .toBuffer(),
    ),
  ]),
  'poster.jpg',
)

/** The Upload-Metadata header of tus. */
export function metadataOf(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')
}

/** Begins an upload; returns its id. */
export async function beginUpload(
  server: TestServer,
  as: Owner,
  { size, name = 'beach.jpg', sha256 }: Begun,
): Promise<string> {
  const headers = {
    'upload-length': String(size),
    'upload-metadata': metadataOf({ filename: name, ...(sha256 && { sha256 }) }),
  }
  const answer = await server.request(createUpload, { as, headers })
  if (answer.status !== 201) throw new Error(`The upload was refused: ${await answer.text()}`)
  return answer.headers.get('location')?.split('/').at(-1) ?? ''
}

/** Sends bytes of an upload. */
export function sendBytes(
  server: TestServer,
  as: Owner,
  { id, bytes, offset = 0 }: { id: string; bytes: Uint8Array; offset?: number },
): Promise<Response> {
  const headers = { 'upload-offset': String(offset), 'content-type': CHUNK_TYPE }
  return server.request(appendUpload, { as, params: { id }, body: new Uint8Array(bytes), headers })
}

/** Uploads a whole file without finishing it; returns the upload's id. */
export async function uploadWhole(
  server: TestServer,
  as: Owner,
  bytes: Uint8Array,
  known: Omit<Begun, 'size'> = {},
): Promise<string> {
  const id = await beginUpload(server, as, { size: bytes.length, ...known })
  for (let offset = 0; offset < bytes.length; offset += CHUNK_BYTES)
    await sendBytes(server, as, { id, bytes: bytes.subarray(offset, offset + CHUNK_BYTES), offset })
  return id
}

/** Uploads and finishes a file. */
export async function buildMedia(
  server: TestServer,
  as: Owner,
  {
    bytes,
    name = 'beach.jpg',
    ...body
  }: { bytes?: Buffer; name?: string; folderId?: string; alt?: string } = {},
): Promise<Media> {
  const id = await uploadWhole(server, as, bytes ?? (await pictureBytes()), { name })
  const answer = await server.request(finishUpload, { as, params: { id }, body })
  if (answer.status !== 201) throw new Error(`The file was refused: ${await answer.text()}`)
  return answer.json()
}
