import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type File, type Payload, handleEndpoints } from 'payload'
import sharp from 'sharp'
import { buildEditor, buildUser } from '@/endpoints/core/testing/factories'
import {
  animatedPng,
  cameraFilm,
  heifBrandedAvif,
  movingWebp,
} from '@/endpoints/core/testing/factories/media'
import { smallPicture } from '@/contracts/media/publicUrls'
import { mediaFile } from '@/endpoints/core/mediaFile'
import { type TestServer, startServer } from '@/endpoints/core/testing/server'
import { environment } from '@/environment'
import type { Media, User as StoredUser } from '@/payload-types'
import { FILM_BYTES, PICTURE_BYTES } from './mediaTypes'

const PLACE = 'GPSLatitude of a home'

describe('the media library', () => {
  let server: TestServer
  let payload: Payload
  let editor: StoredUser

  beforeAll(async () => {
    server = await startServer()
    payload = server.payload
    editor = await buildEditor(payload)
  })
  afterAll(() => server.stop())

  it('encodes a picture again in several widths, without what the camera wrote into it', async () => {
    const data = await photo(2000, 1000)
      .withExif({ IFD0: { Copyright: PLACE }, IFD3: { GPSLatitude: '25/1' } })
      .jpeg()
      .toBuffer()
    expect(data.includes(PLACE)).toBe(true)
    const media = await upload({ data, name: 'beach.jpg', mimetype: 'image/jpeg' })
    expect(media).toMatchObject({ filename: 'beach.webp', mimeType: 'image/webp', width: 2000, height: 1000 })
    const copies = Object.values(media.sizes ?? {})
    expect(copies.map((copy) => [copy?.mimeType, copy?.width])).toEqual([
      ['image/webp', 480],
      ['image/avif', 480],
      ['image/webp', 960],
      ['image/avif', 960],
      ['image/webp', 1600],
      ['image/avif', 1600],
    ])
    for (const name of [media.filename, ...copies.map((copy) => copy?.filename)]) {
      const stored = await readFile(pathOf(name))
      expect((await sharp(stored).metadata()).exif).toBeUndefined()
      expect(stored.includes(PLACE)).toBe(false)
    }
  })

  it('stores a file with a long name of any alphabet, with its ending and its copies', async () => {
    const data = await photo(500, 500).png().toBuffer()
    const name = `${'ñ'.repeat(69)}🌴${'ñ'.repeat(55)}.png`
    const media = await upload({ data, name, mimetype: 'image/png' })
    expect(media.filename).toBe(`${'ñ'.repeat(69)}.webp`)
    expect(existsSync(pathOf(media.sizes?.webp480?.filename))).toBe(true)
  })

  it('turns a picture the right way up before it drops the note about it', async () => {
    const data = await photo(600, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const media = await upload({ data, name: 'upright.jpg', mimetype: 'image/jpeg' })
    expect([media.width, media.height]).toEqual([300, 600])
  })

  it.each([
    ['a moving WebP', movingWebp],
    ['an animated PNG', animatedPng],
    ['an AVIF of the brand of all HEIF pictures', heifBrandedAvif],
  ])('keeps one frame of %s in all copies, each of the size that is recorded', async (_, bytesOf) => {
    const media = await upload({ data: await bytesOf(), name: 'moves.webp', mimetype: 'image/webp' })
    expect(media).toMatchObject({ mimeType: 'image/webp', width: 600, height: 300 })
    const copies = [media, ...Object.values(media.sizes ?? {})].filter((copy) => copy?.filename)
    expect(copies).toHaveLength(3)
    for (const copy of copies) {
      const { width, height, pages = 1 } = await sharp(await readFile(pathOf(copy?.filename))).metadata()
      expect([width, height, pages]).toEqual([copy?.width, copy?.height, 1])
    }
  })

  it('answers a small copy for small places, or the picture itself if it has none', async () => {
    const widthAt = async (url: string) => {
      const answer = await server.fetch(url)
      expect(answer.headers.get('cache-control')).toContain('immutable')
      return (await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width
    }
    const wide = await upload({
      data: await photo(720, 900).png().toBuffer(),
      name: 'w.png',
      mimetype: 'image/png',
    })
    const small = await upload({
      data: await photo(40, 50).png().toBuffer(),
      name: 's.png',
      mimetype: 'image/png',
    })
    const [wideUrl, smallUrl] = [mediaFile(wide)?.url ?? '', mediaFile(small)?.url ?? '']
    expect(await widthAt(wideUrl)).toBe(720)
    expect(await widthAt(smallPicture(wideUrl))).toBe(480)
    expect(await widthAt(smallPicture(smallUrl))).toBe(40)
    expect(smallPicture('https://elsewhere.example/x.webp')).toBe('https://elsewhere.example/x.webp')
  })

  it('takes a film with zero bytes after its last box and a brand of its own', async () => {
    const media = await upload({ data: await cameraFilm(), name: 'camera.m4v', mimetype: 'video/x-m4v' })
    expect(media).toMatchObject({ filename: 'camera.mp4', mimeType: 'video/mp4' })
    expect((await fetchFile(media.filename)).headers.get('content-type')).toBe('video/mp4')
  })

  it('stores a film under the name of its content, without its notes', async () => {
    const data = await readFile('media/seed/hero-silk.mp4')
    expect(data.includes('Lavf')).toBe(true)
    const media = await upload({ data, name: 'film.html', mimetype: 'text/html' })
    expect(media).toMatchObject({ filename: 'film.mp4', mimeType: 'video/mp4', filesize: data.length })
    expect((await readFile(pathOf(media.filename))).includes('Lavf')).toBe(false)
  })

  it.each([
    ['a page called a picture', Buffer.from('<html><script>alert(1)</script></html>'), 'p.jpg', 'image/jpeg'],
    ['a page called a film', Buffer.from('<html></html>'), 'p.mp4', 'video/mp4'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'p.svg', 'image/svg+xml'],
    [
      'a GIF',
      Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
      'p.png',
      'image/png',
    ],
    ['an empty file', Buffer.alloc(0), 'p.webp', 'image/webp'],
  ])('refuses %s', async (_, data, name, mimetype) => {
    await expect(upload({ data, name, mimetype })).rejects.toMatchObject({ status: 400 })
  })

  it('refuses pictures over 15 MB and films over 50 MB', async () => {
    const picture = Buffer.concat([await photo(10, 10).png().toBuffer(), Buffer.alloc(PICTURE_BYTES)])
    const film = Buffer.concat([await readFile('media/seed/hero-silk.webm'), Buffer.alloc(FILM_BYTES)])
    await expect(upload({ data: picture, name: 'p.png', mimetype: 'image/png' })).rejects.toThrow()
    await expect(upload({ data: film, name: 'f.webm', mimetype: 'video/webm' })).rejects.toThrow()
  })

  it('wants a text for those who cannot see the picture', async () => {
    const data = await photo(10, 10).png().toBuffer()
    await expect(upload({ data, name: 'p.png', mimetype: 'image/png' }, '')).rejects.toMatchObject({
      status: 400,
    })
  })

  it('is written by editors only, and read by everybody', async () => {
    const data = await photo(10, 10).png().toBuffer()
    const creator = await buildUser(payload)
    const media = await upload({ data, name: 'small.png', mimetype: 'image/png' })
    const file = asFile({ data, name: 'small.png', mimetype: 'image/png' })
    await expect(
      payload.create({
        collection: 'media',
        data: { alt: 'No' },
        file,
        user: creator,
        overrideAccess: false,
      }),
    ).rejects.toMatchObject({ status: 403 })
    await expect(
      payload.delete({ collection: 'media', id: media.id, user: creator, overrideAccess: false }),
    ).rejects.toMatchObject({ status: 403 })
    const response = await fetchFile(media.filename)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('cache-control')).toContain('immutable')
  })

  it('keeps what a page still shows, and deletes the rest with its files', async () => {
    const data = await photo(500, 500).png().toBuffer()
    const media = await upload({ data, name: 'place.png', mimetype: 'image/png' })
    const listing = await payload.create({
      collection: 'directory-listings',
      data: {
        name: 'Bar',
        category: 'Urban Trends',
        description: 'A bar.',
        location: 'Miami',
        image: media.id,
      },
    })
    await payload.updateGlobal({
      slug: 'site-settings',
      data: { sharing: { picture: media.id } },
      draft: true,
    })
    await expect(payload.delete({ collection: 'media', id: media.id })).rejects.toThrow(
      'Still shown by: Site settings, 1 directory listing. Take it out there first.',
    )
    await payload.delete({ collection: 'directory-listings', id: listing.id })
    await payload.updateGlobal({ slug: 'site-settings', data: { sharing: { picture: null } }, draft: true })
    await payload.delete({ collection: 'media', id: media.id })
    expect(existsSync(pathOf(media.filename))).toBe(false)
    expect(existsSync(pathOf(media.sizes?.webp480?.filename))).toBe(false)
  })

  it('says where a file is shown, to editors alone', async () => {
    const picture = await photo(10, 10).png().toBuffer()
    const media = await upload({ data: picture, name: 'shown.png', mimetype: 'image/png' })
    const data = { meta: { picture: media.id } } as never
    await payload.updateGlobal({ slug: 'cart', data, draft: true })
    const asked = (as: StoredUser | null) => server.askConsole(as, 'GET', `/media/${media.id}/places`)
    const places = [{ label: 'Cart page', path: '/globals/cart' }]
    expect(await (await asked(editor)).json()).toEqual({ places, replacedBy: null })
    for (const as of [null, await buildUser(payload)]) expect((await asked(as)).status).toBe(403)
  })

  it('is searched by name, alternative text and the page or list that shows a file', async () => {
    const picture = await photo(10, 10).png().toBuffer()
    const media = await upload(
      { data: picture, name: 'searched.png', mimetype: 'image/png' },
      'Sails at noon',
    )
    const data = { meta: { picture: media.id } } as never
    await payload.updateGlobal({ slug: 'join-team', data, draft: true })
    const found = async (words: string, as: StoredUser | null = editor) => {
      const search = `where[or][0][alt][like]=${words}&where[or][1][filename][like]=${words}`
      const { docs } = await (await server.askConsole(as, 'GET', `/media?${search}`)).json()
      return (docs as Media[]).some(({ id }) => id === media.id)
    }
    for (const words of ['searched', 'sáils at', 'join team'])
      expect([words, await found(words)]).toEqual([words, true])
    expect(await found('privacy')).toBe(false)
    expect(await found('join team', null)).toBe(false)
  })

  it('keeps the point that stays in view, and the picture as it is', async () => {
    const data = await photo(800, 400).png().toBuffer()
    const media = await upload({ data, name: 'point.png', mimetype: 'image/png' })
    const before = await readFile(pathOf(media.filename))
    const change = async (query: string, body: object = { alt: media.alt }) => {
      const answer = await server.askConsole(editor, 'PATCH', `/media/${media.id}?${query}`, body)
      expect(answer.status).toBe(200)
      return payload.findByID({ collection: 'media', id: media.id })
    }
    const point = (x: number | string, y: number | string) =>
      `uploadEdits[focalPoint][x]=${x}&uploadEdits[focalPoint][y]=${y}`
    const pointed = await change(`${point(20, 80)}&uploadEdits[crop][width]=10&uploadEdits[widthInPixels]=10`)
    expect(pointed).toMatchObject({ focalX: 20, focalY: 80, width: 800, height: 400 })
    expect(mediaFile(pointed)?.focus).toEqual({ x: 20, y: 80 })
    for (const [query, body] of [
      [point(-1, 300), undefined],
      [point('x', ''), undefined],
      ['', { focalX: 1, focalY: 1 }],
    ] as const) {
      expect(await change(query, body)).toMatchObject({ focalX: 20, focalY: 80 })
    }
    expect((await readFile(pathOf(media.filename))).equals(before)).toBe(true)
  })

  function upload(file: Pick<File, 'data' | 'name' | 'mimetype'>, alt = 'A test picture'): Promise<Media> {
    return payload.create({
      collection: 'media',
      data: { alt },
      file: asFile(file),
      user: editor,
      overrideAccess: false,
    })
  }

  function fetchFile(filename: string | null | undefined): Promise<Response> {
    const url = `/cms-api/media/file/${filename}`
    return handleEndpoints({
      config: server.config,
      request: new Request(`http://localhost:3000${url}`),
      path: url,
    })
  }
})

function photo(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#e84a30' } })
}

function asFile(file: Pick<File, 'data' | 'name' | 'mimetype'>): File {
  return { ...file, size: file.data.length }
}

function pathOf(filename: string | null | undefined): string {
  return path.join(environment.uploadsDir, 'library', String(filename))
}
