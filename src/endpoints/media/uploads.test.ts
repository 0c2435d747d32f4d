import { MEDIA_TEXTS } from '@/contracts/media/texts'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import * as contract from '@/contracts/media/uploads'
import { createFolder } from '@/contracts/media/folders'
import { CHUNK_BYTES, CHUNK_TYPE, PICTURE_MAX_BYTES } from '@/contracts/media/limits'
import type { User as StoredUser } from '@/payload-types'
import { failureOf } from '../core/testing/answers'
import { buildUser, eraseUser } from '../core/testing/factories'
import {
  beginUpload,
  buildMedia,
  filmBytes,
  metadataOf,
  pictureBytes,
  sendBytes,
  uploadWhole,
} from '../core/testing/factories/media'
import { type TestServer, startServer } from '../core/testing/server'

const GIGABYTE = 1024 ** 3
const byNumber = (one: number, other: number) => one - other

describe('uploads', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'isla-uploads-'))
  let server: TestServer
  let as: StoredUser

  beforeAll(async () => {
    process.env.DATA_DIR = folder
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
  })
  beforeEach(async () => {
    as = await buildUser(server.payload)
  })
  afterEach(() => {
    delete process.env.MEDIA_QUOTA_GB
  })
  afterAll(async () => {
    await server.stop()
    for (const name of ['DATA_DIR', 'RATE_LIMITS']) delete process.env[name]
    rmSync(folder, { recursive: true, force: true })
  })

  const begin = (headers: Record<string, string>) => server.request(contract.createUpload, { as, headers })
  const named = (values: Record<string, string>) => ({ 'upload-metadata': metadataOf(values) })
  const finish = (id: string, body: object = {}) =>
    server.request(contract.finishUpload, { as, params: { id }, body })
  const openUploads = async () => (await server.request(contract.listUploads, { as })).json()
  const incoming = () => readdirSync(path.join(folder, 'media/incoming'))

  it('go on where they broke off, and become the file that was sent', async () => {
    const bytes = await pictureBytes()
    const half = Math.floor(bytes.length / 2)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const id = await beginUpload(server, as, { size: bytes.length, name: 'Playa.jpg', sha256 })
    const first = await sendBytes(server, as, { id, bytes: bytes.subarray(0, half) })
    expect([first.status, first.headers.get('upload-offset')]).toEqual([204, String(half)])
    const open = { id, name: 'Playa.jpg', size: bytes.length, offset: half, expiresAt: expect.any(String) }
    expect(await openUploads()).toEqual([open])
    const head = await server.request(
      { ...contract.getUpload, method: 'head' as never },
      { as, params: { id } },
    )
    expect([head.headers.get('upload-offset'), head.headers.get('upload-length')]).toEqual([
      String(half),
      String(bytes.length),
    ])
    expect((await finish(id)).status).toBe(409)
    await sendBytes(server, as, { id, bytes: bytes.subarray(half), offset: half })
    const answer = await finish(id, { alt: 'The beach' })
    expect(answer.status).toBe(201)
    const media = await answer.json()
    expect(media).toEqual({
      id: expect.any(String),
      userId: as.id,
      kind: 'image',
      use: 'image',
      folderId: null,
      name: 'Playa.jpg',
      alt: 'The beach',
      contentType: 'image/jpeg',
      width: 640,
      height: 480,
      seconds: null,
      bytes: media.bytes,
      sha256,
      hasPoster: false,
      visibility: 'private',
      publicUrl: null,
      version: 1,
      createdAt: expect.any(String),
    })
    expect(await openUploads()).toEqual([])
    expect(incoming()).toEqual([])
  })

  it.each([
    [{ ...named({ filename: 'a.jpg' }) }, 400, MEDIA_TEXTS.empty],
    [{ ...named({ filename: 'a.jpg' }), 'upload-length': '0' }, 400, MEDIA_TEXTS.empty],
    [{ ...named({ filename: 'a.jpg' }), 'upload-length': '-1' }, 400, MEDIA_TEXTS.empty],
    [{ 'upload-length': '5' }, 400, MEDIA_TEXTS.nameMissing],
    [{ ...named({ filename: ' ' }), 'upload-length': '5' }, 400, MEDIA_TEXTS.nameMissing],
    [{ ...named({ filename: 'a', sha256: 'x' }), 'upload-length': '5' }, 400, MEDIA_TEXTS.hashShape],
    [{ ...named({ filename: 'a' }), 'upload-length': String(GIGABYTE + 1) }, 413, MEDIA_TEXTS.filmTooLarge],
  ])('refuse %j', async (headers, status, message) => {
    const answer = await begin(headers)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject(failureOf(message))
    expect(await openUploads()).toEqual([])
  })

  it('take no bytes for another offset, nor more than announced', async () => {
    const id = await beginUpload(server, as, { size: 4 })
    const wrong = await sendBytes(server, as, { id, bytes: new Uint8Array(2), offset: 2 })
    expect(await wrong.json()).toEqual(failureOf(MEDIA_TEXTS.wrongOffset))
    expect([wrong.status, wrong.headers.get('upload-offset')]).toEqual([409, '0'])
    expect((await sendBytes(server, as, { id, bytes: new Uint8Array(5) })).status).toBeGreaterThanOrEqual(400)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => sendBytes(server, as, { id, bytes: new Uint8Array(4) })),
    )
    expect(answers.map(({ status }) => status).toSorted(byNumber)).toEqual([204, ...Array(9).fill(409)])
    expect((await openUploads())[0].offset).toBe(4)
  })

  it('leave nothing behind when tus refuses them, and are cancelled without their bytes, too', async () => {
    const twice = { 'upload-length': '5', 'upload-metadata': 'filename YQ==,filename Yg==' }
    expect((await begin(twice)).status).toBe(400)
    expect(await openUploads()).toEqual([])
    const id = await beginUpload(server, as, { size: 4 })
    rmSync(path.join(folder, 'media/incoming', id))
    expect((await server.request(contract.cancelUpload, { as, params: { id } })).status).toBe(204)
    expect(await openUploads()).toEqual([])
  })

  it('take at most 8 MiB at once, also of a body without a length', async () => {
    const id = await beginUpload(server, as, { size: 3 * CHUNK_BYTES })
    const body = new Blob(Array.from({ length: 12 }, () => new Uint8Array(1024 ** 2))).stream()
    const headers = { 'upload-offset': '0', 'content-type': CHUNK_TYPE }
    const answer = await server.request(contract.appendUpload, { as, params: { id }, body, headers })
    expect(answer.status).toBe(413)
    const [{ offset }] = await openUploads()
    expect(offset).toBeLessThanOrEqual(CHUNK_BYTES)
    expect((await sendBytes(server, as, { id, bytes: new Uint8Array(2), offset })).status).toBe(204)
  })

  it('say when they expire, and what of tus they speak', async () => {
    const begun = await begin({ ...named({ filename: 'a.jpg' }), 'upload-length': '4' })
    const id = begun.headers.get('location')?.split('/').at(-1) ?? ''
    const sent = await sendBytes(server, as, { id, bytes: new Uint8Array(2) })
    const [{ expiresAt }] = await openUploads()
    expect(sent.headers.get('upload-expires')).toBe(new Date(expiresAt).toUTCString())
    expect(Date.parse(begun.headers.get('upload-expires') ?? '')).toBeGreaterThan(Date.now())
    for (const place of ['/api/uploads', `/api/uploads/${id}`]) {
      const { status, headers } = await server.fetch(place, { method: 'OPTIONS' })
      expect([status, headers.get('tus-version')]).toEqual([204, '1.0.0'])
      expect(headers.get('tus-extension')?.split(',')).toContain('expiration')
    }
  })

  it('become one file however many finish at once, and are 404 for others whatever they send', async () => {
    const id = await uploadWhole(server, as, await pictureBytes())
    const other = await buildUser(server.payload)
    for (const body of ['', '{', { name: 5 }, {}]) {
      const asked = await server.request(contract.finishUpload, { as: other, params: { id }, body })
      expect(asked.status).toBe(404)
    }
    const answers = await Promise.all(Array.from({ length: 20 }, () => finish(id)))
    expect(answers.map(({ status }) => status).toSorted(byNumber)).toEqual([201, ...Array(19).fill(409)])
  })

  it('are gone once they are cancelled or a day old', async () => {
    const id = await beginUpload(server, as, { size: 4 })
    expect((await server.request(contract.cancelUpload, { as, params: { id } })).status).toBe(204)
    const old = await beginUpload(server, as, { size: 4 })
    const expiresAt = new Date(Date.now() - 1).toISOString()
    await server.payload.db.updateOne({ collection: 'media-uploads', id: old, data: { expiresAt } })
    for (const each of [id, old]) {
      expect((await sendBytes(server, as, { id: each, bytes: new Uint8Array(4) })).status).toBe(404)
      expect((await finish(each)).status).toBe(404)
    }
    expect(await openUploads()).toEqual([])
  })

  it('share one quota, however many begin at once, and give it back', async () => {
    process.env.MEDIA_QUOTA_GB = String(100 / GIGABYTE)
    const begun = await Promise.all(
      Array.from({ length: 12 }, () => begin({ ...named({ filename: 'a' }), 'upload-length': '30' })),
    )
    expect(begun.filter(({ status }) => status === 201)).toHaveLength(3)
    const refused = begun.find(({ status }) => status !== 201)
    expect([refused?.status, await refused?.json()]).toEqual([409, failureOf(MEDIA_TEXTS.overQuota)])
    const [{ id }] = await openUploads()
    await server.request(contract.cancelUpload, { as, params: { id } })
    expect((await begin({ ...named({ filename: 'a' }), 'upload-length': '40' })).status).toBe(201)
  })

  it('refuse what is there already, and say which file and where, also ten at once', async () => {
    const bytes = await pictureBytes()
    const made = await server.request(createFolder, { as, body: { name: 'Summer' } })
    const { id: folderId } = await made.json()
    const ids = await Promise.all(Array.from({ length: 10 }, () => uploadWhole(server, as, bytes)))
    const answers = await Promise.all(ids.map((id) => finish(id, { folderId, name: 'Beach' })))
    expect(answers.map(({ status }) => status).toSorted(byNumber)).toEqual([201, ...Array(9).fill(409)])
    const [kept] = await Promise.all(
      answers.filter(({ status }) => status === 201).map((each) => each.json()),
    )
    const refused = await answers.find(({ status }) => status === 409)?.json()
    const message = 'You already have this file: Beach in Summer'
    expect(refused).toEqual({ message, error: message, errors: { existing: kept.id } })
    expect(await openUploads()).toEqual([])
    expect((await buildMedia(server, await buildUser(server.payload), { bytes })).sha256).toBe(kept.sha256)
  })

  it.each([
    ['a page', Buffer.from('<html><script>alert(1)</script></html>'), 400, MEDIA_TEXTS.wrongType],
    ['half a picture', Buffer.from('ffd8ffe000104a464946', 'hex'), 400, MEDIA_TEXTS.damaged],
    ['half a film', Buffer.from('000000186674797069736f6d000000006d6f6f76', 'hex'), 400, MEDIA_TEXTS.damaged],
  ])('refuse %s, and leave nothing behind', async (_, bytes, status, message) => {
    const id = await uploadWhole(server, as, bytes)
    const answer = await finish(id)
    expect([answer.status, (await answer.json()).message]).toEqual([status, message])
    expect(await openUploads()).toEqual([])
    expect(incoming().filter((name) => name.startsWith(id))).toEqual([])
  })

  it('refuse a large picture, and bytes that arrived damaged', async () => {
    const large = Buffer.concat([await pictureBytes(), Buffer.alloc(PICTURE_MAX_BYTES)])
    const tooLarge = await finish(await uploadWhole(server, as, large))
    expect([tooLarge.status, (await tooLarge.json()).message]).toEqual([413, MEDIA_TEXTS.pictureTooLarge])
    const sha256 = '0'.repeat(64)
    const damaged = await finish(await uploadWhole(server, as, await pictureBytes(), { sha256 }))
    expect([damaged.status, (await damaged.json()).message]).toEqual([400, MEDIA_TEXTS.hashDiffers])
  })

  it('keep no place and no device of a picture or film, and know a graphic by its transparency', async () => {
    const place = 'GPSLatitude of a home'
    const photo = await sharp(await pictureBytes(1200, 800))
      .withExif({ IFD0: { Copyright: place, Model: 'Phone 1' } })
      .jpeg()
      .toBuffer()
    await buildMedia(server, as, { bytes: photo })
    const film = await filmBytes()
    expect(film.includes('Lavf')).toBe(true)
    const kept = await buildMedia(server, as, { bytes: film, name: 'silk.mp4' })
    expect(kept).toMatchObject({ kind: 'film', contentType: 'video/mp4', width: 1280, height: 720 })
    expect(kept.seconds).toBeGreaterThan(1)
    expect(kept.bytes).toBe(film.length)
    const quicktime = await filmBytes()
    quicktime.write('qt  ', 8, 'latin1')
    const phone = await buildMedia(server, as, { bytes: quicktime, name: 'IMG_1.MOV' })
    expect(phone).toMatchObject({ kind: 'film', contentType: 'video/quicktime', seconds: kept.seconds })
    const webm = await buildMedia(server, as, { bytes: await readFile('media/seed/hero-silk.webm') })
    expect(webm).toMatchObject({ kind: 'film', contentType: 'video/webm', width: 1280, height: 720 })
    const clear = { create: { width: 20, height: 20, channels: 4 as const, background: '#0000' } }
    const logo = await buildMedia(server, as, { bytes: await sharp(clear).png().toBuffer() })
    expect(logo.use).toBe('graphic')
    const files = path.join(folder, 'media/creator-media')
    for (const name of readdirSync(files)) {
      const stored = await readFile(path.join(files, name))
      for (const trace of [place, 'Phone 1', 'Lavf']) {
        if (!name.endsWith('webm'))
          expect({ name, trace, found: stored.includes(trace) }).toMatchObject({ found: false })
      }
    }
  })

  it('go with their person', async () => {
    const id = await beginUpload(server, as, { size: 4 })
    await buildMedia(server, as)
    await eraseUser(server.payload, as.id)
    expect(existsSync(path.join(folder, 'media/incoming', id))).toBe(false)
    const { totalDocs } = await server.payload.count({
      collection: 'creator-media',
      where: { userId: { equals: as.id } },
    })
    expect(totalDocs).toBe(0)
  })
})
