import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { createProduct, deleteProduct } from '@/contracts/commerce/products'
import * as contract from '@/contracts/media/files'
import { type Folder, createFolder, deleteFolder, listFolders } from '@/contracts/media/folders'
import { MEDIA_WIDTHS } from '@/contracts/media/limits'
import { MEDIA_TEXTS, usedText } from '@/contracts/media/texts'
import { createUpload, listUploads } from '@/contracts/media/uploads'
import { copyTask, createTask, deleteTask, updateTask } from '@/contracts/schedule/tasks'
import { TRASH_TEXTS, purgeFromTrash, restoreFromTrash } from '@/contracts/trash'
import { CHANGED_ELSEWHERE } from '@/database/versions'
import type { User as StoredUser } from '@/payload-types'
import { MOMENT, countOf, failureOf } from '../core/testing/answers'
import { buildUser } from '../core/testing/factories'
import { buildMedia, filmBytes, pictureBytes, posterForm } from '../core/testing/factories/media'
import { type TestServer, startServer } from '../core/testing/server'

const UNKNOWN_ID = '000000000000000000000000'

describe('media', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'isla-media-'))
  let server: TestServer
  let as: StoredUser

  beforeAll(async () => {
    process.env.DATA_DIR = folder
    process.env.RATE_LIMITS = 'off'
    process.env.SITE_URL = 'https://isla.example'
    server = await startServer()
  })
  beforeEach(async () => {
    as = await buildUser(server.payload)
  })
  afterAll(async () => {
    await server.stop()
    for (const name of ['DATA_DIR', 'RATE_LIMITS', 'SITE_URL']) delete process.env[name]
    rmSync(folder, { recursive: true, force: true })
  })

  const files = () => readdirSync(path.join(folder, 'media/creator-media'))
  const list = async (query: Record<string, string> = {}): Promise<contract.MediaList> =>
    (await server.request(contract.listMedia, { as, query })).json()
  const change = (id: string, body: object) =>
    server.request(contract.updateMedia, { as, params: { id }, body })
  const remove = (id: string) => server.request(contract.deleteMedia, { as, params: { id } })
  const restore = (id: string) => server.request(restoreFromTrash, { as, params: { kind: 'media', id } })
  const move = (ids: string[], folderId: string | null) =>
    server.request(contract.moveMedia, { as, body: { ids, folderId } })
  const newFolder = async (name = 'Summer'): Promise<Folder> =>
    (await server.request(createFolder, { as, body: { name } })).json()
  const fileOf = (id: string, query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    server.request(contract.getMediaFile, { as, params: { id }, query, headers })
  const publish = async (media: contract.Media): Promise<contract.Media> =>
    (await change(media.id, { version: media.version, visibility: 'public' })).json()
  const fetchPublic = (url: string | null, headers: Record<string, string> = {}) =>
    server.fetch(`/api${new URL(url ?? '').pathname}`, { headers })
  const sell = async (url: string | null) => {
    const body = { title: 'Dress', price: 1_000, images: [url] }
    return (await server.request(createProduct, { as, body })).json()
  }

  it('are nobody’s but the owner’s: 401 without a session', async () => {
    const { id } = await buildMedia(server, as)
    const calls = [
      contract.listMedia,
      contract.getMedia,
      contract.updateMedia,
      contract.moveMedia,
      contract.setPoster,
      contract.listMediaPlaces,
      contract.getMediaFile,
      contract.deleteMedia,
      listFolders,
      createFolder,
      listUploads,
      createUpload,
    ]
    const answers = await Promise.all(calls.map((call) => server.request(call, { params: { id } })))
    expect(countOf(answers, 401)).toBe(calls.length)
  })

  it('are listed newest first, with counts and bytes of all, by folder, kind, text and use', async () => {
    const zero = { images: 0, graphics: 0, films: 0, folders: 0 }
    expect(await list()).toEqual({ items: [], cursor: null, counts: zero, bytes: 0, quotaBytes: null })
    const { id: folderId } = await newFolder()
    const beach = await buildMedia(server, as, { name: 'Beach (1).jpg', alt: 'Pa\u0301lms' })
    const silk = await buildMedia(server, as, { name: 'Silk.mp4', bytes: await filmBytes(), folderId })
    await buildMedia(server, await buildUser(server.payload))
    const all = await list()
    expect(all.items).toEqual([silk, beach].map((each) => ({ ...each, uses: 0 })))
    expect(all.counts).toEqual({ images: 1, graphics: 0, films: 1, folders: 1 })
    expect(all.bytes).toBe(silk.bytes + beach.bytes)
    await server.request(createTask, { as, body: { mediaIds: [silk.id] } })
    const found = async (query: Record<string, string>) => (await list(query)).items.map(({ name }) => name)
    expect(await found({ folderId })).toEqual(['Silk.mp4'])
    expect(await found({ folderId: 'none' })).toEqual(['Beach (1).jpg'])
    expect(await found({ folderId: UNKNOWN_ID })).toEqual([])
    expect(await found({ kind: 'film' })).toEqual(['Silk.mp4'])
    expect(await found({ q: 'palm' })).toEqual(['Beach (1).jpg'])
    expect(await found({ q: 'Pálms' })).toEqual(['Beach (1).jpg'])
    expect(await found({ q: '(1)' })).toEqual(['Beach (1).jpg'])
    expect(await found({ unused: 'true' })).toEqual(['Beach (1).jpg'])
    expect(await found({ cursor: silk.id })).toEqual(['Beach (1).jpg'])
    expect((await server.request(contract.listMedia, { as, query: { cursor: 'x' } })).status).toBe(400)
  })

  it('change by version; of 20 with one version one gets through', async () => {
    const { id } = await buildMedia(server, as)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => change(id, { version: 1, name: `Name ${index}` })),
    )
    expect([countOf(answers, 200), countOf(answers, 409)]).toEqual([1, 19])
    const refused = answers.find(({ status }) => status === 409)
    expect(await refused?.json()).toEqual(failureOf(CHANGED_ELSEWHERE))
    const changed = await change(id, { version: 2, alt: 'Palms', use: 'graphic' })
    expect(await changed.json()).toMatchObject({ alt: 'Palms', use: 'graphic', version: 3 })
    expect((await change(id, { version: 3, folderId: UNKNOWN_ID })).status).toBe(404)
    expect((await change(id, { version: 3, name: ' ' })).status).toBe(400)
    expect((await change(id, { name: 'No version' })).status).toBe(400)
  })

  it('move all or none', async () => {
    const { id: folderId } = await newFolder()
    const one = await buildMedia(server, as)
    const other = await buildMedia(server, as)
    const others = await buildMedia(server, await buildUser(server.payload))
    for (const ids of [[one.id, others.id], [one.id, UNKNOWN_ID], ['x']]) {
      const answer = await move(ids, folderId)
      expect([answer.status, await answer.json()]).toEqual([404, failureOf(MEDIA_TEXTS.unknown)])
    }
    expect((await move([one.id], UNKNOWN_ID)).status).toBe(404)
    expect((await move([], folderId)).status).toBe(400)
    expect((await list({ folderId })).items).toEqual([])
    const answer = await move([one.id, other.id, one.id], folderId)
    expect(await answer.json()).toEqual([
      { ...one, folderId, version: 2 },
      { ...other, folderId, version: 2 },
    ])
  })

  it('are answered to their owner whole, smaller, by range, and not again when nothing changed', async () => {
    const { id } = await buildMedia(server, as, { bytes: await pictureBytes(1200, 900) })
    const answer = await fileOf(id)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect((await sharp(bytes).metadata()).width).toBe(1200)
    for (const size of MEDIA_WIDTHS) {
      const smaller = Buffer.from(await (await fileOf(id, { size })).arrayBuffer())
      expect((await sharp(smaller).metadata()).width).toBe(Number(size))
    }
    const part = await fileOf(id, {}, { range: 'bytes=2-5' })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 2-5/${bytes.length}`])
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(2, 6))
    expect((await fileOf(id, {}, { range: `bytes=${bytes.length}-` })).status).toBe(416)
    const etag = answer.headers.get('etag') ?? ''
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*'])
      expect((await fileOf(id, {}, { 'if-none-match': known })).status).toBe(304)
    expect((await fileOf(id, { size: '100' })).status).toBe(400)
  })

  it('of films take a poster, one at a time, which goes with them', async () => {
    const film = await buildMedia(server, as, { bytes: await filmBytes(), name: 'Silk.mp4' })
    const poster = (id: string, body: unknown = posterForm) =>
      server.request(contract.setPoster, { as, params: { id }, body })
    expect((await fileOf(film.id, { size: '480' })).status).toBe(404)
    const first = await (await poster(film.id)).json()
    expect(first).toEqual({ ...film, hasPoster: true, bytes: expect.any(Number), version: 2 })
    expect(first.bytes).toBeGreaterThan(film.bytes)
    expect((await (await poster(film.id)).json()).bytes).toBe(first.bytes)
    expect((await fileOf(film.id, { size: '480' })).headers.get('content-type')).toBe('image/webp')
    const posters = () => readdirSync(path.join(folder, 'media/media-posters'))
    expect(posters()).toHaveLength(1)
    const picture = await buildMedia(server, as)
    const refused = await poster(picture.id)
    expect([refused.status, await refused.json()]).toEqual([409, failureOf(MEDIA_TEXTS.notFilm)])
    const text = new FormData()
    text.set('file', new Blob(['no picture']), 'p.jpg')
    expect((await poster(film.id, text)).status).toBe(400)
    await remove(film.id)
    await server.request(purgeFromTrash, { as, params: { kind: 'media', id: film.id } })
    expect(posters()).toEqual([])
  })

  it('go to the trash and back, and leave the disk when they are purged', async () => {
    const { id: folderId } = await newFolder()
    const bytes = await pictureBytes(1200, 900)
    const media = await buildMedia(server, as, { bytes, folderId })
    const before = files().length
    const answer = await remove(media.id)
    expect(await answer.json()).toEqual({
      message: MEDIA_TEXTS.deleted,
      undo: { kind: 'media', id: media.id, until: MOMENT },
    })
    expect((await list()).items).toEqual([])
    expect((await list()).bytes).toBe(media.bytes)
    expect((await fileOf(media.id)).status).toBe(404)
    await server.request(deleteFolder, { as, params: { id: folderId } })
    expect(await (await restore(media.id)).json()).toEqual({ ...media, folderId: null, version: 3 })
    await remove(media.id)
    const again = await buildMedia(server, as, { bytes })
    const refused = await restore(media.id)
    expect([refused.status, await refused.json()]).toEqual([409, failureOf(TRASH_TEXTS.placeTaken)])
    expect((await list()).items).toEqual([{ ...again, uses: 0 }])
    await server.request(purgeFromTrash, { as, params: { kind: 'media', id: media.id } })
    expect(files()).toHaveLength(before)
    expect((await list()).bytes).toBe(again.bytes)
  })

  it('stay while a task or a product shows them, which is said', async () => {
    const media = await publish(await buildMedia(server, as))
    const task = await (
      await server.request(createTask, { as, body: { title: 'Post', mediaIds: [media.id] } })
    ).json()
    const product = await sell(media.publicUrl)
    const uses = await server.request(contract.listMediaPlaces, { as, params: { id: media.id } })
    expect(await uses.json()).toEqual([
      {
        kind: 'task',
        id: task.id,
        title: 'Post',
        platform: 'tiktok',
        href: `/dashboard/schedule?task=${task.id}`,
      },
      { kind: 'product', id: product.id, title: 'Dress', href: '/dashboard/ecommerce' },
    ])
    await buildMedia(server, as)
    expect((await list()).items.map((each) => each.uses)).toEqual([0, 2])
    const used = (count: number, titles: string) => ({
      ...failureOf(usedText(count)),
      errors: { uses: titles },
    })
    const refused = await remove(media.id)
    expect([refused.status, await refused.json()]).toEqual([409, used(2, 'Post, Dress')])
    const hidden = await change(media.id, { version: media.version, visibility: 'private' })
    expect([hidden.status, await hidden.json()]).toEqual([409, used(1, 'Dress')])
    await server.request(deleteProduct, { as, params: { id: product.id } })
    await server.request(deleteTask, { as, params: { id: task.id } })
    expect((await remove(media.id)).status).toBe(200)
    const back = await server.request(restoreFromTrash, { as, params: { kind: 'task', id: task.id } })
    expect((await back.json()).mediaIds).toEqual([])
  })

  it('stand in a task in their order, each once, at most ten, and only one’s own', async () => {
    const ids = [(await buildMedia(server, as)).id, (await buildMedia(server, as)).id]
    const others = await buildMedia(server, await buildUser(server.payload))
    const task = (mediaIds: unknown) => server.request(createTask, { as, body: { mediaIds } })
    const made = await (await task([ids[1], ids[0], ids[1]])).json()
    expect(made.mediaIds).toEqual([ids[1], ids[0]])
    const params = { id: made.id }
    const changed = await server.request(updateTask, { as, params, body: { version: 1, mediaIds: ids } })
    expect((await changed.json()).mediaIds).toEqual(ids)
    const kept = await server.request(updateTask, { as, params, body: { version: 2, title: 'Kept' } })
    expect((await kept.json()).mediaIds).toEqual(ids)
    const copied = await server.request(copyTask, { as, params, body: { platform: 'youtube' } })
    expect((await copied.json()).mediaIds).toEqual(ids)
    for (const unknown of [[others.id], [ids[0], UNKNOWN_ID], ['x']]) {
      const answer = await task(unknown)
      expect([answer.status, await answer.json()]).toEqual([404, failureOf(MEDIA_TEXTS.unknown)])
    }
    expect((await task(Array.from({ length: 11 }, () => ids[0]))).status).toBe(400)
  })

  it('are missed by a task from the day before on, but not on Twitch', async () => {
    const soon = new Date(Date.now() + 12 * 3_600_000).toISOString().slice(0, 10)
    const problems = async (body: object) =>
      (await (await server.request(createTask, { as, body })).json()).problems
    expect(await problems({ date: soon })).toEqual(['no-media'])
    expect(await problems({ date: '9000-01-01' })).toEqual([])
    expect(await problems({ date: soon, platform: 'twitch' })).toEqual([])
    expect(await problems({ date: soon, mediaIds: [(await buildMedia(server, as)).id] })).toEqual([])
  })

  it('are either taken by a task or deleted, never both', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id } = await buildMedia(server, as)
      const [taken, deleted] = await Promise.all([
        server.request(createTask, { as, body: { mediaIds: [id] } }),
        remove(id),
      ])
      expect([
        [201, 409],
        [404, 200],
      ]).toContainEqual([taken.status, deleted.status])
    }
  })

  it('have a public address while they are public, and another one the next time', async () => {
    const media = await buildMedia(server, as, { name: 'Día de playa.jpg' })
    const shown = await publish(media)
    expect(shown.publicUrl).toMatch(/^https:\/\/isla\.example\/files\/[0-9a-f]{32}\/di-a-de-playa\.jpg$/)
    const answer = await fetchPublic(shown.publicUrl)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, s-maxage=0, immutable')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(640)
    expect((await fetchPublic(shown.publicUrl, { range: 'bytes=0-9' })).status).toBe(206)
    const hidden = await (await change(media.id, { version: 2, visibility: 'private' })).json()
    expect(hidden.publicUrl).toBeNull()
    expect((await fetchPublic(shown.publicUrl)).status).toBe(404)
    const again = await publish(hidden)
    expect(again.publicUrl).not.toBe(shown.publicUrl)
    await remove(media.id)
    expect((await fetchPublic(again.publicUrl)).status).toBe(404)
    expect((await server.fetch('/api/files/x/y.jpg')).status).toBe(404)
  })
})
