import { access, readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { environment } from '@/environment'
import type { User as StoredUser } from '@/payload-types'
import { buildEditor, buildPicture, buildUser, eraseUser } from '../core/testing/factories'
import { type TestServer, cookieOf, startServer } from '../core/testing/server'
import * as users from '@/contracts/account/identity'
import * as contract from '@/contracts/account/profile'

describe("one's own account", () => {
  let server: TestServer
  let creator: StoredUser
  const password = 'first-password'

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
    creator = await buildUser(server.payload, { username: 'mara', password })
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  const login = (given: string) =>
    server.request(users.login, { body: { username: 'mara', password: given } })
  const send = (cookie: string, method: string, address: string, body?: unknown) =>
    server.fetch(address, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })

  describe('the profile', () => {
    it('changes the fields given, and no others', async () => {
      const update = (body: unknown) =>
        server.request(contract.updateAccount, { as: creator, isConfirmed: true, body })
      expect(await (await update({ firstName: 'Mara' })).json()).toMatchObject({
        firstName: 'Mara',
        lastName: creator.lastName,
        email: creator.email,
      })
      expect(await (await update({ lastName: '', email: null })).json()).toMatchObject({
        firstName: 'Mara',
        lastName: null,
        email: null,
      })
      expect((await update({ email: 'not an address' })).status).toBe(400)
    })

    it("drops what is not the owner's to change", async () => {
      const body = {
        role: 'admin',
        isAdmin: 'true',
        approved: false,
        username: 'x',
        passwordHash: 'x',
        newPassword: 'xxxxxx',
        id: 'x',
      }
      const answer = await server.request(contract.updateAccount, { as: creator, body })
      expect(await answer.json()).toMatchObject({
        id: creator.id,
        username: 'mara',
        isAdmin: 'false',
        approved: 'true',
      })
      expect((await login(password)).status).toBe(200)
    })
  })

  describe('the password', () => {
    const change = (cookie: string, currentPassword: string, newPassword: string) =>
      send(cookie, 'POST', '/api/account/password', { currentPassword, newPassword })

    it('needs the current one', async () => {
      const answer = await change(
        await cookieOf(server.payload, creator),
        'wrong-password',
        'second-password',
      )
      expect(answer.status).toBe(400)
      expect(await answer.json()).toEqual({
        message: contract.PROFILE_TEXTS.wrongCurrentPassword,
        error: contract.PROFILE_TEXTS.wrongCurrentPassword,
        errors: { currentPassword: contract.PROFILE_TEXTS.wrongCurrentPassword },
      })
      expect((await login(password)).status).toBe(200)
    })

    it('follows the rules of a new password', async () => {
      const cookie = await cookieOf(server.payload, creator)
      expect((await change(cookie, password, '12345')).status).toBe(400)
      expect((await change(cookie, password, 'a'.repeat(73))).status).toBe(400)
    })

    it('ends the other sessions and any reset link, and keeps this session', async () => {
      const [own, other] = [await cookieOf(server.payload, creator), await cookieOf(server.payload, creator)]
      process.env.SHOW_RESET_LINK = 'true'
      const forgot = await server.request(users.forgotPassword, { body: { username: 'mara' } })
      delete process.env.SHOW_RESET_LINK
      const { resetLink } = (await forgot.json()) as { resetLink: string }
      expect((await change(own, password, 'second-password')).status).toBe(200)
      expect((await send(own, 'GET', '/api/user')).status).toBe(200)
      expect((await send(other, 'GET', '/api/user')).status).toBe(401)
      expect((await login(password)).status).toBe(401)
      expect((await login('second-password')).status).toBe(200)
      const token = new URL(resetLink).searchParams.get('token')
      const reset = await server.request(users.resetPassword, {
        body: { token, newPassword: 'third-password' },
      })
      expect(reset.status).toBe(400)
    })

    it('is changed by one of several who know it at once', async () => {
      const cookies = await Promise.all(Array.from({ length: 4 }, () => cookieOf(server.payload, creator)))
      const answers = await Promise.all(
        cookies.map((cookie, index) => change(cookie, 'second-password', `parallel-${index}`)),
      )
      const statuses = answers.map(({ status }) => status)
      expect(statuses.filter((status) => status === 200)).toHaveLength(1)
      expect(Math.max(...statuses)).toBeLessThan(500)
      expect((await login(`parallel-${statuses.indexOf(200)}`)).status).toBe(200)
    })
  })

  describe('the sessions', () => {
    it('are listed with the current one marked, and end one by one', async () => {
      const person = await buildUser(server.payload)
      const [own, other] = [await cookieOf(server.payload, person), await cookieOf(server.payload, person)]
      const list = async (): Promise<contract.Session[]> =>
        (await send(own, 'GET', '/api/account/sessions')).json()
      const sessions = await list()
      expect(sessions).toHaveLength(2)
      expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
      expect(sessions[0]).toMatchObject({ userAgent: 'test' })
      const id = sessions.find(({ isCurrent }) => !isCurrent)?.id
      expect((await send(own, 'DELETE', `/api/account/sessions/${id}`)).status).toBe(200)
      expect((await send(other, 'GET', '/api/user')).status).toBe(401)
      expect((await send(own, 'DELETE', `/api/account/sessions/${id}`)).status).toBe(404)
      const [current] = await list()
      const answer = await send(own, 'DELETE', `/api/account/sessions/${current?.id}`)
      expect(answer.headers.getSetCookie()).toHaveLength(2)
      expect((await send(own, 'GET', '/api/user')).status).toBe(401)
    })
  })

  describe('the picture', () => {
    const picture = (format: 'jpeg' | 'png' | 'webp' | 'avif', width = 900, height = 600) =>
      sharp({ create: { width, height, channels: 3, background: '#e05a47' } })
        .withExif({ IFD0: { Copyright: 'secret place' } })
        .toFormat(format)
        .toBuffer()
    function form(bytes: Uint8Array | string, name = 'me.jpg', type = 'image/jpeg'): FormData {
      const data = new FormData()
      data.set('file', new File([bytes as BlobPart], name, { type }))
      return data
    }
    const upload = (body: unknown, as: StoredUser = creator) =>
      server.request(contract.updatePicture, { as, body })
    const pictures = path.join(environment.uploadsDir, 'profile-images')
    const stored = () => readdir(pictures).catch(() => [])
    const fileOf = (url: string) => path.join(pictures, path.basename(decodeURIComponent(url)))

    it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
      'takes a %s and serves it to everybody as a small webp',
      async (format) => {
        const answer = await upload(form(await picture(format), '../../evil.html', 'text/html'))
        expect(answer.status).toBe(200)
        const { profileImageUrl } = (await answer.json()) as users.User
        const served = await server.fetch(profileImageUrl ?? '')
        expect(served.status).toBe(200)
        expect(served.headers.get('content-type')).toBe('image/webp')
        const bytes = Buffer.from(await served.arrayBuffer())
        expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 320, height: 320 })
        expect(bytes.includes('secret place')).toBe(false)
        const current = await server.request(users.getUser, { as: creator })
        expect(await current.json()).toMatchObject({ profileImageUrl })
      },
    )

    it('deletes the old one, its file included, also when several come at once', async () => {
      const person = await buildUser(server.payload)
      const bytes = await picture('png')
      const answers = await Promise.all(Array.from({ length: 4 }, () => upload(form(bytes), person)))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      const where = { userId: { equals: person.id } }
      const { docs } = await server.payload.find({ collection: 'profile-images', where })
      expect(docs).toHaveLength(1)
      const current = (await (await server.request(users.getUser, { as: person })).json()) as users.User
      expect(current.profileImageUrl).toContain(docs[0]?.filename)
      const urls = await Promise.all(
        answers.map(async (answer) => ((await answer.json()) as users.User).profileImageUrl ?? ''),
      )
      const left = await Promise.all(
        urls.map((url) =>
          access(fileOf(url)).then(
            () => true,
            () => false,
          ),
        ),
      )
      expect(left.filter(Boolean)).toHaveLength(1)
      const removal = await server.request(contract.deletePicture, { as: person })
      expect(await removal.json()).toMatchObject({ profileImageUrl: null })
      expect((await server.request(contract.deletePicture, { as: person })).status).toBe(200)
      expect((await server.payload.find({ collection: 'profile-images', where })).totalDocs).toBe(0)
    })

    it('leaves nothing behind when its owner is deleted while it arrives', async () => {
      const leaver = await buildUser(server.payload)
      const request = new Request('http://localhost', { method: 'POST', body: form(await picture('png')) })
      const bytes = new Uint8Array(await request.arrayBuffer())
      const body = new ReadableStream(
        {
          async pull(controller) {
            await eraseUser(server.payload, leaver.id)
            controller.enqueue(bytes)
            controller.close()
          },
        },
        { highWaterMark: 0 },
      )
      const headers = {
        cookie: await cookieOf(server.payload, leaver),
        'content-type': request.headers.get('content-type') ?? '',
      }
      const before = await stored()
      const answer = await server.fetch('/api/account/picture', { method: 'POST', body, headers })
      expect(answer.status).toBe(401)
      const where = { userId: { equals: leaver.id } }
      expect((await server.payload.find({ collection: 'profile-images', where })).totalDocs).toBe(0)
      expect(await stored()).toEqual(before)
    })

    it('leaves nothing behind when the user cannot be written', async () => {
      const person = await buildUser(server.payload)
      const bytes = await picture('png')
      const before = await stored()
      const limitUsers = (validator: object) =>
        server.payload.db.connection.db?.command({ collMod: 'users', validator })
      await limitUsers({ profileImage: { $in: [null] } })
      const answer = await upload(form(bytes), person)
      await limitUsers({})
      expect(answer.status).toBe(500)
      expect(await stored()).toEqual(before)
    })

    it('is only ever the own one that goes', async () => {
      const editor = await buildEditor(server.payload)
      const theirs = await buildPicture(server.payload, creator)
      await server.askConsole(editor, 'PATCH', `/users/${editor.id}`, { profileImage: theirs.id })
      expect((await server.request(contract.deletePicture, { as: editor })).status).toBe(200)
      const { totalDocs } = await server.payload.find({
        collection: 'profile-images',
        where: { id: { equals: theirs.id } },
      })
      expect(totalDocs).toBe(1)
    })

    it.each([
      ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
      ['HTML', '<!doctype html><script>alert(1)</script>'],
      ['GIF', 'GIF89a\u0001\u0000\u0001\u0000'],
      ['a broken PNG', '\u0089PNG\r\n\u001a\n broken'],
    ])('refuses %s, whatever it is called', async (_, text) => {
      const answer = await upload(form(Buffer.from(text, 'latin1')))
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ message: contract.PROFILE_TEXTS.pictureNotOne })
    })

    it('refuses more than 5 MB, more pixels than a picture needs, and what is no upload', async () => {
      expect((await upload(form(Buffer.alloc(5 * 1024 * 1024 + 1)))).status).toBe(413)
      expect((await upload(form(Buffer.alloc(8 * 1024 * 1024)))).status).toBe(413)
      const bomb = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#fff' } })
        .png({ compressionLevel: 9 })
        .toBuffer()
      expect((await upload(form(bomb))).status).toBe(400)
      expect((await upload({ file: 'x' })).status).toBe(415)
      expect((await upload(form(''))).status).toBe(400)
      expect((await upload(new FormData())).status).toBe(400)
    })
  })
})
