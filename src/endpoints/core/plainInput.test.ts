import { createEmailSignup } from '@/contracts/audience/signup'
import { createProduct, updateProduct } from '@/contracts/commerce/products'
import { createIdea } from '@/contracts/ideas'
import type { User as StoredUser } from '@/payload-types'
import { buildAdmin, buildEditor, buildUser } from './testing/factories'
import { type TestServer, cookieOf, startServer } from './testing/server'

const GIVEN = 'Linen\u0000 bl\u001Bazer\u007F,\u0085 two\r\nlines\tand\u0007 more'
const READ = 'Linen blazer, two\nlines\tand more'

describe('control characters', () => {
  let server: TestServer
  let creator: StoredUser
  let admin: string
  let editor: string

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
    creator = await buildUser(server.payload)
    admin = await cookieOf(server.payload, await buildAdmin(server.payload))
    editor = await cookieOf(server.payload, await buildEditor(server.payload))
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  const stored = (slug: string, where: object) =>
    server.payload.db.collections[slug]?.collection.findOne(where)
  const send = (cookie: string, method: string, path: string, body: BodyInit, type?: string) =>
    server.fetch(`/cms-api${path}`, {
      method,
      headers: { cookie, ...(type && { 'content-type': type }) },
      body,
    })

  it('reach no record through a call', async () => {
    const body = { title: GIVEN, description: GIVEN, price: 100, category: 'A\u0000', tags: ['b\u0001'] }
    const answer = await server.request(createProduct, { as: creator, body })
    expect(answer.status).toBe(201)
    const { id, ...product } = (await answer.json()) as Record<string, string>
    expect(product).toMatchObject({ title: READ, description: READ, category: 'A', tags: ['b'] })
    const patch = { as: creator, params: { id: id ?? '' }, body: { title: '\u0000' } }
    expect((await server.request(updateProduct, patch)).status).toBe(400)
    const idea = { title: GIVEN, type: 'text', content: 'a\u0000\r\nb' }
    expect((await server.request(createIdea, { as: creator, body: idea })).status).toBe(201)
    const sent = await server.request(createEmailSignup, { body: { email: 'ma\u0000ra@exa\u001Bmple.com' } })
    expect(sent.ok).toBe(true)
    expect(await stored('email-signups', { email: 'mara@example.com' })).not.toBeNull()
  })

  it('reach no record through the console', async () => {
    const body = JSON.stringify({ firstName: GIVEN, lastName: '\u0000' })
    const { status } = await send(admin, 'PATCH', `/users/${creator.id}`, body, 'application/json')
    expect(status).toBe(200)
    expect(await stored('users', { username: creator.username })).toMatchObject({
      firstName: READ,
      lastName: '',
    })
    const form = new FormData()
    form.set(
      '_payload',
      JSON.stringify({ email: 'pia\u0000@example.com', signedUpAt: new Date().toISOString() }),
    )
    expect((await send(admin, 'POST', '/email-signups', form)).status).toBe(201)
    expect(await stored('email-signups', { email: 'pia@example.com' })).not.toBeNull()
  })

  it('reach no copy of a page, rich text included', async () => {
    const text = { type: 'text', text: GIVEN, version: 1, detail: 0, format: 0, mode: 'normal', style: '' }
    const paragraph = {
      type: 'paragraph',
      version: 1,
      format: '',
      indent: 0,
      direction: null,
      children: [text],
    }
    const root = { type: 'root', version: 1, format: '', indent: 0, direction: null, children: [paragraph] }
    const before = await server.payload.findGlobal({ slug: 'privacy' })
    const body = JSON.stringify({ ...before, intro: { root }, _status: 'published' })
    expect((await send(editor, 'POST', '/globals/privacy', body, 'application/json')).status).toBe(200)
    const kept = JSON.stringify(await server.payload.findGlobal({ slug: 'privacy' }))
    expect(kept).toContain(JSON.stringify(READ).slice(1, -1))
    expect(JSON.parse(kept)).toEqual(JSON.parse(kept.replaceAll(/\\u00[01789][\da-f]/gi, '')))
  })

  it('reach no record through the Local API', async () => {
    const user = await server.payload.create({
      collection: 'users',
      data: { username: 'lo\u0000cal', firstName: GIVEN, role: 'creator' },
    })
    expect(user).toMatchObject({ username: 'local', firstName: READ })
  })

  it('reach no name of a file', async () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    const named = (name: string) =>
      Buffer.concat([
        Buffer.from('--b\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{"alt":"A dot"}\r\n'),
        Buffer.from(
          `--b\r\nContent-Disposition: form-data; name="file"; ${name}\r\nContent-Type: image/png\r\n\r\n`,
        ),
        png,
        Buffer.from('\r\n--b--\r\n'),
      ])
    const type = 'multipart/form-data; boundary=b'
    for (const name of [
      "filename*=utf-8''a%00b.png",
      "filename*=utf-8''%00.png",
      "filename*=utf-8''a%1Bb%7F",
    ]) {
      const answer = await send(editor, 'POST', '/media', named(name), type)
      expect(answer.status).toBe(201)
      const { doc } = (await answer.json()) as { doc: { filename: string } }
      expect(doc.filename).toMatch(/^(?:ab|file)[\d-]*\.webp$/)
    }
    for (const name of ['filename="a\u0000b.png"', 'filename="a\u0007b.png"']) {
      expect((await send(editor, 'POST', '/media', named(name), type)).status).toBe(400)
    }
  })
})
