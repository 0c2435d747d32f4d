import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { updatePicture } from '@/contracts/account/profile'
import { UPLOAD_FIELD } from '@/contracts/core/call'
import { MEDIA_TEXTS } from '@/contracts/media/texts'
import { finishUpload, listUploads } from '@/contracts/media/uploads'
import type { CreatorMedia, User as StoredUser } from '@/payload-types'
import { buildUser } from '../core/testing/factories'
import {
  animatedPng,
  buildMedia,
  cameraFilm,
  heifBrandedAvif,
  movingWebp,
  pictureBytes,
  uploadWhole,
} from '../core/testing/factories/media'
import { type TestServer, startServer } from '../core/testing/server'

describe('kinds of pictures and films', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'isla-kinds-'))
  let server: TestServer
  let as: StoredUser

  beforeAll(async () => {
    process.env.DATA_DIR = folder
    server = await startServer()
  })
  beforeEach(async () => {
    as = await buildUser(server.payload)
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.DATA_DIR
    rmSync(folder, { recursive: true, force: true })
  })

  const finish = (id: string) => server.request(finishUpload, { as, params: { id }, body: {} })
  const refusalOf = async (bytes: Buffer) => {
    const answer = await finish(await uploadWhole(server, as, bytes))
    return [answer.status, (await answer.json()).message]
  }

  it.each([
    ['a film with zero bytes after its last box and a brand of its own', cameraFilm, 'video/mp4', 1280, 720],
    ['an AVIF of the brand of all HEIF pictures', heifBrandedAvif, 'image/avif', 600, 300],
    ['an animated PNG, as a still one', animatedPng, 'image/png', 600, 300],
    ['a moving WebP', movingWebp, 'image/webp', 600, 300],
  ])('take %s', async (_, bytesOf, contentType, width, height) => {
    const { id } = await buildMedia(server, as, { bytes: await bytesOf() })
    const stored = await storedMedia(id)
    expect(stored).toMatchObject({ mimeType: contentType, width, height })
    await expectTrueSizes(stored)
  })

  it('keep the frames of a moving WebP, in its smaller copies too', async () => {
    const { id } = await buildMedia(server, as, { bytes: await movingWebp(600, 300, 3) })
    const { filename, sizes } = await storedMedia(id)
    for (const name of [filename, sizes?.webp480?.filename])
      expect(await sharp(fileOf(name)).metadata()).toMatchObject({ pages: 3, delay: [100, 100, 100] })
  })

  it('refuse what takes long to read, before it is read', async () => {
    const avif = { create: { width: 4_001, height: 4_000, channels: 3 as const, background: '#e84a30' } }
    const large = await sharp(avif).avif({ effort: 0 }).toBuffer()
    expect(large.length).toBeLessThan(10_000)
    expect(await refusalOf(large)).toEqual([400, MEDIA_TEXTS.tooManyAvifPixels])
    expect(await refusalOf(await movingWebp(2_000, 2_000, 8))).toEqual([400, MEDIA_TEXTS.tooManyFrames])
  })

  it('wait when a user finishes more than ten pictures a minute', async () => {
    for (let count = 0; count < 10; count += 1) await buildMedia(server, as)
    const id = await uploadWhole(server, as, await pictureBytes())
    const refused = await finish(id)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect(await (await server.request(listUploads, { as })).json()).toMatchObject([{ id }])
    await buildMedia(server, as, { bytes: await cameraFilm() })
  })

  it.each([
    ['a moving WebP', movingWebp],
    ['an animated PNG', animatedPng],
    ['an AVIF of the brand of all HEIF pictures', heifBrandedAvif],
  ])('make a still profile picture of %s', async (_, bytesOf) => {
    const body = new FormData()
    body.set(UPLOAD_FIELD, new Blob([new Uint8Array(await bytesOf())]), 'me')
    expect((await server.request(updatePicture, { as, body })).status).toBe(200)
    const { docs } = await server.payload.find({
      collection: 'profile-images',
      where: { userId: { equals: as.id } },
    })
    expect(docs).toMatchObject([{ width: 320, height: 320, mimeType: 'image/webp' }])
    const bytes = await readFile(path.join(folder, 'media/profile-images', docs[0]?.filename ?? ''))
    expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1)
  })

  function storedMedia(id: string): Promise<CreatorMedia> {
    return server.payload.findByID({ collection: 'creator-media', id, depth: 0 })
  }

  function fileOf(name: string | null | undefined): string {
    return path.join(folder, 'media/creator-media', String(name))
  }

  /** What is recorded about a file and its copies is what their bytes say. */
  async function expectTrueSizes({ sizes, ...whole }: CreatorMedia): Promise<void> {
    for (const { filename, filesize, width, height } of [whole, ...Object.values(sizes ?? {})]) {
      if (!filename) continue
      const bytes = await readFile(fileOf(filename))
      expect(bytes.length).toBe(filesize)
      if (filename.endsWith('.mp4')) continue
      expect(await sharp(bytes).metadata()).toMatchObject({ width, height })
    }
  }
})
