import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Payload, Where } from 'payload'
import sharp from 'sharp'
import type { PageCopy } from '@/contracts/content'
import { publishedCopy } from '@/content/publishedCopy'
import { buildEditor, buildUser } from '@/endpoints/core/testing/factories'
import { buildProduct } from '@/endpoints/core/testing/factories/commerce'
import { type TestServer, cookieOf, startServer } from '@/endpoints/core/testing/server'
import { environment } from '@/environment'
import type { Media, User as StoredUser } from '@/payload-types'

const CREAM = { r: 250, g: 240, b: 220 }
const CORAL = { r: 232, g: 74, b: 48 }

describe('a file of the library that is replaced', () => {
  let server: TestServer
  let payload: Payload
  let editor: StoredUser

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
    payload = server.payload
    editor = await buildEditor(payload)
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  /** Cream on its left half, coral on its right. */
  async function upload(alt: string): Promise<Media> {
    const right = { create: { width: 400, height: 400, channels: 3 as const, background: CORAL } }
    const data = await sharp({ create: { width: 800, height: 400, channels: 3, background: CREAM } })
      .composite([{ input: await sharp(right).png().toBuffer(), left: 400, top: 0 }])
      .png()
      .toBuffer()
    const file = { data, name: 'halves.png', mimetype: 'image/png', size: data.length }
    return payload.create({ collection: 'media', data: { alt }, file })
  }
  const replace = (old: Media, by: Media, as: StoredUser | null = editor) =>
    server.askConsole(as, 'POST', `/media/${old.id}/replacement`, { by: by.id })
  const showOnCart = (id: string | null) =>
    payload.updateGlobal({ slug: 'cart', data: { meta: { picture: id }, _status: 'published' } as never })
  const publishDraft = async () => {
    const draft = await payload.findGlobal({ slug: 'cart', draft: true, depth: 0 })
    await showOnCart(draft.meta.picture as string)
  }
  const shownLive = async () => ((await publishedCopy(payload, 'cart')) as PageCopy<'cart'>).meta.picture?.url
  const file = (name: unknown) => server.fetch(`/cms-api/media/file/${String(name)}`)

  it('is shown to visitors until the page is published, then its addresses lead to the new file', async () => {
    const [old, by] = [await upload('Old'), await upload('New')]
    await showOnCart(old.id)
    expect((await replace(old, by)).status).toBe(200)
    expect(await shownLive()).toContain(old.url)
    expect((await file(old.filename)).status).toBe(200)
    const draft = await payload.findGlobal({ slug: 'cart', draft: true, depth: 0 })
    expect(draft.meta.picture).toBe(by.id)

    await publishDraft()
    expect(await shownLive()).toContain(by.url)
    const pairs = [
      [old.filename, by.url],
      [old.sizes?.avif480?.filename, by.sizes?.avif480?.url],
    ]
    for (const [name, url] of pairs) {
      const answer = await file(name)
      expect([answer.status, answer.headers.get('location')]).toEqual([302, url])
    }
  })

  it('leads over several replacements, never to one that is not live, and past deleted ones', async () => {
    const [first, second, third] = [await upload('One'), await upload('Two'), await upload('Three')]
    await showOnCart(first.id)
    await replace(first, second)
    await publishDraft()
    await replace(second, third)
    expect((await file(first.filename)).headers.get('location')).toBe(second.url)
    await publishDraft()
    await payload.delete({ collection: 'media', id: second.id })
    for (const name of [first.filename, second.filename]) {
      expect((await file(name)).headers.get('location')).toBe(third.url)
    }
  })

  it('is replaced at once in lists, which have no drafts', async () => {
    const [old, by] = [await upload('Old'), await upload('New')]
    const creator = await buildUser(payload)
    const product = await buildProduct(payload, creator, { images: [{ media: old.id }] })
    await replace(old, by)
    const stored = await payload.findByID({ collection: 'products', id: product.id, depth: 0 })
    expect(stored.images).toMatchObject([{ media: by.id }])
  })

  it('comes back into the library when the new one is deleted', async () => {
    const [old, by] = [await upload('Old'), await upload('New')]
    await replace(old, by)
    const listed: Where = { and: [{ id: { equals: old.id } }, { replacedBy: { exists: false } }] }
    expect((await payload.count({ collection: 'media', where: listed })).totalDocs).toBe(0)
    await payload.delete({ collection: 'media', id: by.id })
    expect((await payload.count({ collection: 'media', where: listed })).totalDocs).toBe(1)
    expect((await file(old.filename)).status).toBe(200)
  })

  it('is replaced once, by an editor, by a file of its kind', async () => {
    const [old, by, other] = [await upload('Old'), await upload('New'), await upload('Other')]
    const film = await payload.create({
      collection: 'media',
      data: { alt: 'Silk' },
      filePath: 'media/seed/hero-silk.webm',
    })
    expect((await replace(old, film)).status).toBe(400)
    expect((await replace(old, old)).status).toBe(404)
    expect((await replace(old, by, await buildUser(payload))).status).toBe(403)
    expect((await replace(old, by, null)).status).toBe(401)
    expect((await replace(old, by)).status).toBe(200)
    expect((await replace(old, other)).status).toBe(409)
    expect((await replace(other, old)).status).toBe(409)
    const visible = await (await server.fetch(`/cms-api/media/${old.id}`)).json()
    expect(visible).not.toHaveProperty('replacedBy')
  })

  it('keeps its file when another one is sent in its place', async () => {
    const old = await upload('Old')
    const form = new FormData()
    form.append('file', new Blob([await sharp(await readFile(pathOf(old))).toBuffer()]), 'other.webp')
    form.append('_payload', '{}')
    const headers = { cookie: await cookieOf(payload, editor) }
    const answer = await server.fetch(`/cms-api/media/${old.id}`, { method: 'PATCH', headers, body: form })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('Replace it with another file')
    expect(existsSync(pathOf(old))).toBe(true)
  })

  it('by a part of itself gets copies of that part, and keeps the point within it', async () => {
    const old = await upload('Halves')
    await showOnCart(old.id)
    const edits = new URLSearchParams()
    const asked = { crop: { x: 50, y: 0, width: 50, height: 100 }, focalPoint: { x: 75, y: 40 } }
    for (const [kind, values] of Object.entries(asked)) {
      for (const [name, value] of Object.entries(values))
        edits.set(`uploadEdits[${kind}][${name}]`, `${value}`)
    }
    const answer = await server.askConsole(editor, 'PATCH', `/media/${old.id}?${edits}`, { alt: 'Halves' })
    const { doc } = (await answer.json()) as { doc: Media }
    const cropped = await payload.findByID({ collection: 'media', id: String(doc.replacedBy) })
    expect(cropped).toMatchObject({ alt: 'Halves', width: 400, height: 400, focalX: 50, focalY: 40 })
    const { dominant } = await sharp(await readFile(pathOf(cropped))).stats()
    expect(dominant.r - dominant.b).toBeGreaterThan(100)
    expect(await shownLive()).toContain(old.url)
    expect((await payload.findByID({ collection: 'media', id: old.id })).width).toBe(800)
  })
})

function pathOf({ filename }: Media): string {
  return path.join(environment.uploadsDir, 'library', String(filename))
}
