import { existsSync, readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { buildEditor, buildUser } from '@/endpoints/core/testing/factories'
import { recordingBytes, recordingForm } from '@/endpoints/core/testing/dashboardFactories'
import { buildMedia, filmBytes, posterForm } from '@/endpoints/core/testing/factories/media'
import { type TestServer, cookieOf, startServer } from '@/endpoints/core/testing/server'
import { updatePicture } from '@/contracts/account/profile'
import * as files from '@/contracts/media/files'
import { purgeFromTrash } from '@/contracts/trash'
import type { User } from '@/contracts/account/identity'
import { type VoiceNote, createVoiceNote, getVoiceNote } from '@/contracts/ideas'
import { environment } from '@/environment'
import type { Media, User as StoredUser } from '@/payload-types'

/** Run by scripts/check-s3.mjs, which starts the store and names it in the environment. */
describe('with files in an S3 store', () => {
  let server: TestServer
  let editor: StoredUser
  let creator: StoredUser
  let media: Media

  beforeAll(async () => {
    server = await startServer()
    editor = await buildEditor(server.payload)
    creator = await buildUser(server.payload)
  })
  afterAll(() => server.stop())

  it('an upload and its sizes are there, and read through the site', async () => {
    const answer = await uploadPicture(await picture(1000, 500))
    expect(answer.status).toBe(201)
    media = ((await answer.json()) as { doc: Media }).doc
    const names = [media.filename, ...Object.values(media.sizes ?? {}).map((size) => size?.filename)].filter(
      Boolean,
    )
    expect(names).toHaveLength(5)
    expect(await keysIn('library/')).toEqual(names.map((name) => `library/${name}`).toSorted())
    expect(media.url).toBe(`/cms-api/media/file/${media.filename}`)
    for (const url of [media.url, media.sizes?.avif480?.url]) {
      const file = await server.fetch(String(url))
      expect(file.status).toBe(200)
      expect(file.headers.get('cache-control')).toContain('immutable')
      expect((await sharp(Buffer.from(await file.arrayBuffer())).metadata()).width).toBeGreaterThan(0)
    }
    expect(existsSync(`${environment.uploadsDir}/library`)).toBe(false)
  })

  it('a part of a file is answered, and a part beyond its end refused', async () => {
    const read = (range: string) => server.fetch(String(media.url), { headers: { range } })
    const part = await read('bytes=2-9')
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 2-9/${media.filesize}`])
    expect((await part.arrayBuffer()).byteLength).toBe(8)
    expect((await read(`bytes=${Number(media.filesize) + 1}-`)).status).toBe(416)
  })

  it('a file takes no other’s place, what is deleted leaves the store, and an unknown file is 404', async () => {
    const before = await keysIn('library/')
    const other = form(await picture(300, 300), 'other.png')
    const refused = await send('PATCH', `/cms-api/media/${media.id}`, other)
    expect([refused.status, await keysIn('library/')]).toEqual([400, before])
    const deleted = await server.fetch(`/cms-api/media/${media.id}`, {
      method: 'DELETE',
      headers: { cookie: await cookieOf(server.payload, editor), origin: 'http://localhost:3000' },
    })
    expect(deleted.status).toBe(200)
    expect(await keysIn('library/')).toEqual([])
    const missing = await server.fetch(String(media.url))
    expect([missing.status, await missing.json()]).toEqual([404, { errors: [{ message: 'Not found' }] }])
  })

  it('a recording is for its owner alone, whole or in part', async () => {
    const stored = await server.request(createVoiceNote, { as: creator, body: recordingForm() })
    const { id } = (await stored.json()) as VoiceNote
    const read = (as: StoredUser | null, headers = {}) =>
      server.request(getVoiceNote, { as, params: { id }, headers })
    expect((await read(null)).status).toBe(401)
    expect((await read(await buildUser(server.payload))).status).toBe(404)
    expect(Buffer.from(await (await read(creator)).arrayBuffer()).equals(recordingBytes())).toBe(true)
    const part = await read(creator, { range: 'bytes=0-3' })
    expect([
      part.status,
      Buffer.from(await part.arrayBuffer()).equals(recordingBytes().subarray(0, 4)),
    ]).toEqual([206, true])
    const [key = ''] = await keysIn('voice-notes/')
    const name = key.replace('voice-notes/', '')
    expect((await server.fetch(`/cms-api/voice-notes/file/${name}`)).status).toBe(403)
  })

  it('a profile picture is for everybody who knows its name, and goes with the next one', async () => {
    const first = await sendProfilePicture()
    const second = await sendProfilePicture()
    expect((await server.fetch(second)).status).toBe(200)
    expect((await server.fetch(first)).status).toBe(404)
    expect(await keysIn('profile-images/')).toHaveLength(1)
  })

  describe('a creator’s file', () => {
    const read = (id: string, query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
      server.request(files.getMediaFile, { as: creator, params: { id }, query, headers })
    const change = async (media: files.Media, visibility: string): Promise<files.Media> => {
      const body = { version: media.version, visibility }
      return (await server.request(files.updateMedia, { as: creator, params: { id: media.id }, body })).json()
    }
    const fetchPublic = (url: string | null) => server.fetch(`/api${new URL(url ?? '').pathname}`)
    async function purge(id: string): Promise<void> {
      await server.request(files.deleteMedia, { as: creator, params: { id } })
      await server.request(purgeFromTrash, { as: creator, params: { kind: 'media', id } })
    }

    it('is there with its copies, is read by its owner, and leaves with its record', async () => {
      const beach = await buildMedia(server, creator, { bytes: Buffer.from(await picture(1200, 900)) })
      expect(await keysIn('creator-media/')).toHaveLength(3)
      expect(existsSync(`${environment.uploadsDir}/creator-media`)).toBe(false)
      expect(existsSync(environment.incomingDir) && readdirSync(environment.incomingDir)).toEqual([])
      const widths = []
      for (const size of [undefined, '480', '960']) {
        const answer = await read(beach.id, size ? { size } : {})
        expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
        widths.push((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width)
      }
      expect(widths).toEqual([1200, 480, 960])
      const stranger = await buildUser(server.payload)
      const refused = await server.request(files.getMediaFile, { as: stranger, params: { id: beach.id } })
      expect(refused.status).toBe(404)
      await purge(beach.id)
      expect(await keysIn('creator-media/')).toEqual([])
    })

    it('is for everybody while it is public', async () => {
      const beach = await change(await buildMedia(server, creator), 'public')
      const answer = await fetchPublic(beach.publicUrl)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
      await change(beach, 'private')
      expect((await fetchPublic(beach.publicUrl)).status).toBe(404)
      await purge(beach.id)
    })

    it('is a film, too: whole, in parts, and with its poster', async () => {
      const bytes = await filmBytes()
      const film = await buildMedia(server, creator, { bytes, name: 'Silk.mp4' })
      expect(film).toMatchObject({ kind: 'film', width: 1280 })
      const part = await read(film.id, {}, { range: 'bytes=0-99' })
      expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100])
      expect((await (await read(film.id)).arrayBuffer()).byteLength).toBe(film.bytes)
      const params = { id: film.id }
      await server.request(files.setPoster, { as: creator, params, body: posterForm })
      expect(await keysIn('media-posters/')).toHaveLength(1)
      expect((await read(film.id, { size: '480' })).headers.get('content-type')).toBe('image/webp')
      await purge(film.id)
      expect([...(await keysIn('creator-media/')), ...(await keysIn('media-posters/'))]).toEqual([])
    })
  })

  async function sendProfilePicture(): Promise<string> {
    const body = new FormData()
    body.set('file', new File([await picture(400, 400)], 'me.png', { type: 'image/png' }))
    const answer = await server.request(updatePicture, { as: creator, body })
    expect(answer.status).toBe(200)
    return ((await answer.json()) as User).profileImageUrl ?? ''
  }

  async function uploadPicture(bytes: Uint8Array<ArrayBuffer>) {
    return send('POST', '/cms-api/media', form(bytes, 'beach.png'))
  }

  async function send(method: string, path: string, body: FormData) {
    const headers = { cookie: await cookieOf(server.payload, editor), origin: 'http://localhost:3000' }
    return server.fetch(path, { method, headers, body })
  }
})

function form(bytes: Uint8Array<ArrayBuffer>, name: string): FormData {
  const data = new FormData()
  data.set('_payload', JSON.stringify({ alt: 'A beach' }))
  data.set('file', new File([bytes], name, { type: 'image/png' }))
  return data
}

async function picture(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = sharp({ create: { width, height, channels: 3, background: '#e84a30' } })
  return Uint8Array.from(await drawn.png().toBuffer())
}

/** The names below a folder of the bucket, sorted. */
async function keysIn(prefix: string): Promise<string[]> {
  const { endpoint, bucket } = environment.s3
  const listed = await (await fetch(`${endpoint}/${bucket}?list-type=2&prefix=${prefix}`)).text()
  return [...listed.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key]) => key ?? '').toSorted()
}
