import { createResetLink, isResetToken } from '@/auth/resetTokens'
import type { User as StoredUser } from '@/payload-types'
import { ACCOUNT_TEXTS, getUser, login, register } from '@/contracts/account/identity'
import { buildAdmin, buildUser } from '@/endpoints/core/testing/factories'
import { type TestServer, cookieOf, startServer } from '@/endpoints/core/testing/server'

describe('users in the console', () => {
  let server: TestServer
  let admin: StoredUser

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
  })
  beforeEach(async () => {
    await server.payload.db.collections.users?.collection.deleteMany({})
    admin = await buildAdmin(server.payload)
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  async function send(as: StoredUser, method: string, path: string, body?: unknown, cookie?: string) {
    return server.fetch(`/cms-api/users${path}`, {
      method,
      headers: { cookie: cookie ?? (await cookieOf(server.payload, as)), 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  }
  const userStatus = async (cookie: string) =>
    (await server.fetch('/api/user', { headers: { cookie } })).status
  const logIn = (username: string, password: string) =>
    server.request(login, { body: { username, password } })
  const admins = () =>
    server.payload.db.collections.users?.collection.countDocuments({ role: 'admin', approved: true })

  it('are made with a password by an admin, who never reads it again', async () => {
    const body = { username: ' Edith ', newPassword: 'reef-2026', role: 'editor', approved: true }
    const answer = await send(admin, 'POST', '', body)
    expect(answer.status).toBe(201)
    expect(await answer.text()).not.toMatch(/reef-2026|\$2b\$/)
    expect((await logIn('edith', 'reef-2026')).status).toBe(200)
    expect((await send(admin, 'POST', '', { ...body, username: 'EDITH' })).status).toBe(400)
  })

  it('refuse a password that is too short or too long, at its field', async () => {
    const creator = await buildUser(server.payload, { password: 'reef-2026' })
    for (const newPassword of ['12345', 'é'.repeat(37)]) {
      const answer = await send(admin, 'PATCH', `/${creator.id}`, { newPassword })
      expect(answer.status).toBe(400)
      expect(JSON.stringify(await answer.json())).toContain('newPassword')
    }
    expect((await logIn(creator.username, 'reef-2026')).status).toBe(200)
  })

  it('lose their sessions with a password that an admin sets, and the admin keeps theirs', async () => {
    const creator = await buildUser(server.payload)
    const [theirs, own] = [await cookieOf(server.payload, creator), await cookieOf(server.payload, admin)]
    expect((await send(admin, 'PATCH', `/${creator.id}`, { newPassword: 'reef-2026' }, own)).status).toBe(200)
    expect(await userStatus(theirs)).toBe(401)
    expect(await userStatus(own)).toBe(200)
  })

  it('do not change their own password here, where nobody asks for the current one', async () => {
    for (const role of ['editor', 'admin'] as const) {
      const person = await buildUser(server.payload, { role, password: 'before-2026' })
      const other = await cookieOf(server.payload, person)
      const body = { newPassword: 'thief-2026', currentPassword: 'before-2026' }
      for (const path of [`/${person.id}`, `?where[id][equals]=${person.id}`]) {
        const answer = await send(person, 'PATCH', path, body)
        expect(answer.status).toBe(400)
        expect(await answer.text()).toContain('newPassword')
      }
      const local = { collection: 'users', user: person, overrideAccess: false, data: body } as const
      await expect(server.payload.update({ ...local, id: person.id })).rejects.toMatchObject({ status: 400 })
      expect((await logIn(person.username, 'thief-2026')).status).toBe(401)
      expect((await logIn(person.username, 'before-2026')).status).toBe(200)
      expect(await userStatus(other)).toBe(200)
      expect(
        (await send(person, 'PATCH', `/${person.id}`, { newPassword: '', firstName: 'Io' })).status,
      ).toBe(200)
    }
  })

  it('lose an open reset link with a new password, which a stranger may have', async () => {
    const creator = await buildUser(server.payload, { password: 'before-2026' })
    const { link } = await createResetLink(server.payload, creator.username)
    const token = new URL(link).searchParams.get('token') ?? ''
    expect((await send(admin, 'PATCH', `/${creator.id}`, { firstName: 'Mara' })).status).toBe(200)
    expect(await isResetToken(server.payload, token)).toBe(true)
    expect((await send(admin, 'PATCH', `/${creator.id}`, { newPassword: 'reef-2026' })).status).toBe(200)
    expect(await isResetToken(server.payload, token)).toBe(false)
  })

  it('are logged out when approval is taken away, and stay out when it comes back', async () => {
    const creator = await buildUser(server.payload, { password: 'reef-2026' })
    const cookie = await cookieOf(server.payload, creator)
    expect(await userStatus(cookie)).toBe(200)
    expect((await send(admin, 'PATCH', `/${creator.id}`, { approved: false })).status).toBe(200)
    expect(await userStatus(cookie)).toBe(401)
    const refused = await logIn(creator.username, 'reef-2026')
    expect(await refused.json()).toMatchObject({ message: ACCOUNT_TEXTS.notApproved })
    await send(admin, 'PATCH', `/${creator.id}`, { approved: true })
    expect(await userStatus(cookie)).toBe(401)
  })

  it('are logged out when they are deleted', async () => {
    const creator = await buildUser(server.payload)
    const cookie = await cookieOf(server.payload, creator)
    expect((await send(admin, 'DELETE', `/${creator.id}`)).status).toBe(200)
    expect(await userStatus(cookie)).toBe(401)
    expect(
      await server.payload.count({ collection: 'sessions', where: { user: { equals: creator.id } } }),
    ).toEqual({
      totalDocs: 0,
    })
  })

  it('have a new role from the next request on', async () => {
    const creator = await buildUser(server.payload)
    const cookie = await cookieOf(server.payload, creator)
    const list = async () => (await server.fetch('/api/users', { headers: { cookie } })).status
    expect(await list()).toBe(403)
    await send(admin, 'PATCH', `/${creator.id}`, { role: 'admin' })
    expect(await list()).toBe(200)
    expect(await (await server.request(getUser, { as: creator })).json()).toMatchObject({ isAdmin: 'true' })
    await send(admin, 'PATCH', `/${creator.id}`, { role: 'creator' })
    expect(await list()).toBe(403)
  })

  it('always leave one admin', async () => {
    for (const body of [{ role: 'creator' }, { approved: false }, { approved: null }]) {
      const answer = await send(admin, 'PATCH', `/${admin.id}`, body)
      expect(answer.status).toBe(409)
      expect(JSON.stringify(await answer.json())).toContain('last admin')
    }
    expect((await send(admin, 'DELETE', `/${admin.id}`)).status).toBe(409)
    const bulk = await send(admin, 'PATCH', '?where[role][equals]=admin', { role: 'creator' })
    expect(bulk.status).toBeGreaterThanOrEqual(400)
    expect(await admins()).toBe(1)
  })

  it.each([{ role: null }, { role: false }, { role: '' }, { approved: null }, { approved: false }, {}])(
    'keep the last admin, alone or in bulk, when %j is sent',
    async (body) => {
      for (const path of [`/${admin.id}`, `?where[id][equals]=${admin.id}`]) {
        const cookie = await cookieOf(server.payload, admin)
        const answer = await send(admin, 'PATCH', path, body, cookie)
        const isHarmless = Object.keys(body).length === 0
        expect({ path, isRefused: answer.status >= 400 && answer.status < 500 }).toEqual({
          path,
          isRefused: !isHarmless,
        })
        expect(await admins()).toBe(1)
        expect(await userStatus(cookie)).toBe(200)
      }
    },
  )

  it.each([
    ['demoted', 'PATCH', { role: 'creator' }],
    ['not approved any more', 'PATCH', { approved: false }],
    ['deleted', 'DELETE', undefined],
  ] as const)('leave one admin when all are %s at the same moment', async (_, method, body) => {
    for (let round = 0; round < 5; round += 1) {
      await server.payload.db.collections.users?.collection.deleteMany({})
      const all = await Promise.all(Array.from({ length: 3 }, () => buildAdmin(server.payload)))
      const answers = await Promise.all(all.map((each) => send(each, method, `/${each.id}`, body)))
      expect(await admins()).toBeGreaterThanOrEqual(1)
      for (const { status } of answers) expect([200, 409]).toContain(status)
    }
  })

  it.each([
    ['demoted', 'PATCH', { role: 'creator' }],
    ['deleted', 'DELETE', undefined],
  ] as const)('all %s by one bulk change leave one admin', async (_, method, body) => {
    for (let round = 0; round < 5; round += 1) {
      const all = await Promise.all([1, 2, 3].map(() => buildAdmin(server.payload)))
      await send(all[0] ?? admin, method, '?where[role][equals]=admin', body)
      expect(await admins()).toBe(1)
      await server.payload.db.collections.users?.collection.deleteMany({})
    }
  })

  it('may be admins only by an admin', async () => {
    const answer = await server.request(register, {
      body: { username: 'climber', password: 'reef-2026', role: 'admin', isAdmin: 'true' },
    })
    expect(answer.status).toBe(201)
    expect(await admins()).toBe(1)
  })

  it('see when their session ends, stay logged in on request, and log out', async () => {
    const cookie = await cookieOf(server.payload, admin)
    const me = await (await send(admin, 'GET', '/me', undefined, cookie)).json()
    expect(me.user).toMatchObject({ username: admin.username })
    expect(me.exp).toBeGreaterThan(Date.now() / 1000 + 6 * 24 * 60 * 60)
    const refresh = await send(admin, 'POST', '/refresh-token', {}, cookie)
    expect(refresh.status).toBe(200)
    expect(refresh.headers.getSetCookie()[0]).toContain(cookie.split(';')[0])
    const logout = await send(admin, 'POST', '/logout', {}, cookie)
    expect(logout.status).toBe(200)
    expect(logout.headers.getSetCookie()).toContain('sid=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly')
    expect(await userStatus(cookie)).toBe(401)
  })
})
