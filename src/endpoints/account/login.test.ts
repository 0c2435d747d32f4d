import { getRounds } from 'bcryptjs'
import { Types } from 'mongoose'
import { LIMIT_RULES } from '@/contracts/core/limitRules'
import { trySpend } from '@/auth/limits'
import { SESSIONS_MAX } from '@/auth/sessions'
import type { User as StoredUser } from '@/payload-types'
import { buildUser } from '../core/testing/factories'
import { type TestServer, startServer } from '../core/testing/server'
import * as contract from '@/contracts/account/identity'

describe('logging in and out', () => {
  let server: TestServer
  let creator: StoredUser
  let pending: StoredUser
  const password = 'salt-and-sun-2026'

  beforeAll(async () => {
    server = await startServer()
    creator = await buildUser(server.payload, { username: 'mara', password })
    pending = await buildUser(server.payload, { username: 'pia', password, approved: false })
  })
  afterAll(() => server.stop())

  const login = (username: unknown, given: unknown = password) =>
    server.request(contract.login, { body: { username, password: given } })

  it('answers the user and sets the session cookies', async () => {
    const answer = await login('  MARA ')
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({
      id: creator.id,
      username: 'mara',
      firstName: 'Cora',
      lastName: creator.lastName,
      email: creator.email,
      profileImageUrl: null,
      isAdmin: 'false',
      approved: 'true',
    })
    const [session, hint] = answer.headers.getSetCookie()
    expect(session).toMatch(/^sid=[\w-]{43}; Path=\/; Max-Age=604800; SameSite=Lax; HttpOnly$/)
    expect(hint).toBe('signed-in=1; Path=/; Max-Age=604800; SameSite=Lax')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('serves the current user by the cookie until the logout, and answers 401 after', async () => {
    const cookie = (await login('mara')).headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const withCookie = (method: string, path: string) => server.fetch(path, { method, headers: { cookie } })
    expect((await withCookie('GET', '/api/user')).status).toBe(200)
    const logout = await withCookie('POST', '/api/logout')
    expect(logout.status).toBe(200)
    expect(logout.headers.getSetCookie()).toEqual([
      'sid=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly',
      'signed-in=; Path=/; Max-Age=0; SameSite=Lax',
    ])
    expect((await withCookie('GET', '/api/user')).status).toBe(401)
    expect((await withCookie('POST', '/api/logout')).status).toBe(200)
  })

  it('ends the session that a browser had when it logs in again', async () => {
    const [first = ''] = (await login('mara')).headers.getSetCookie()[0]?.split(';') ?? []
    // An old session is about to be renewed; its cookie must not override the new one.
    await server.payload.db.collections.sessions?.collection.updateMany(
      {},
      { $set: { lastSeenAt: new Date(Date.now() - 24 * 60 * 60 * 1000) } },
    )
    const again = await server.request(contract.login, {
      body: { username: 'mara', password },
      headers: { cookie: first },
    })
    const [second = ''] =
      again.headers
        .getSetCookie()
        .findLast((each) => each.startsWith('sid='))
        ?.split(';') ?? []
    expect(second).not.toBe(first)
    expect((await server.fetch('/api/user', { headers: { cookie: first } })).status).toBe(401)
    expect((await server.fetch('/api/user', { headers: { cookie: second } })).status).toBe(200)
  })

  it('answers the same to an unknown name, a wrong password and a wrong password of a pending account', async () => {
    const answers = await Promise.all([
      login('nobody'),
      login('mara', 'wrong-one'),
      login('pia', 'wrong-one'),
    ])
    const bodies = await Promise.all(answers.map((answer) => answer.text()))
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
    expect(new Set(bodies)).toEqual(
      new Set([
        JSON.stringify({
          message: contract.ACCOUNT_TEXTS.wrongCredentials,
          error: contract.ACCOUNT_TEXTS.wrongCredentials,
        }),
      ]),
    )
  })

  it('tells of a rejection only after the right password, and of none that was taken back', async () => {
    const rejected = await buildUser(server.payload, {
      username: 'rhea',
      password,
      approved: false,
      rejectedAt: new Date().toISOString(),
    })
    const stranger = await login('rhea', 'wrong-one')
    expect([stranger.status, await stranger.json()]).toEqual([
      401,
      await (await login('nobody', 'wrong-one')).json(),
    ])
    const answer = await login('rhea')
    expect([answer.status, (await answer.json()).message]).toEqual([
      403,
      'Your registration was not accepted',
    ])
    await server.payload.update({ collection: 'users', id: rejected.id, data: { rejectedAt: null } })
    expect((await (await login('rhea')).json()).message).toBe('Your account is waiting for admin approval')
  })

  it('notes the first log-in, and only that', async () => {
    const firstLoginOf = async () => {
      const row = await server.payload.db.collections.users?.collection.findOne({ username: 'fay' })
      return row?.firstLoginAt?.getTime()
    }
    await buildUser(server.payload, { username: 'fay', password })
    expect(await firstLoginOf()).toBeUndefined()
    await login('fay')
    const first = await firstLoginOf()
    expect(Date.now() - (first ?? 0)).toBeLessThan(60_000)
    await login('fay')
    expect(await firstLoginOf()).toBe(first)
  })

  it('tells a pending account to wait only after the right password', async () => {
    const answer = await login(pending.username)
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ message: contract.ACCOUNT_TEXTS.notApproved })
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it('gives no session to the old password while a change of it is under way', async () => {
    const person = await buildUser(server.payload, { password })
    const { connection, collections } = server.payload.db
    const [users, sessions] = [collections.users?.collection, collections.sessions?.collection]
    const user = new Types.ObjectId(person.id)
    const change = await connection.startSession()
    change.startTransaction()
    await users?.updateOne({ _id: user }, { $set: { passwordHash: 'another' } }, { session: change })
    const abortedBefore = await abortedTransactions()
    let isAnswered = false
    const answering = login(person.username).finally(() => (isAnswered = true))
    // The change is written, not yet committed: a log-in either precedes it or conflicts with it.
    await waitUntil(async () => isAnswered || (await abortedTransactions()) > abortedBefore)
    await sessions?.deleteMany({ user }, { session: change })
    await change.commitTransaction()
    await change.endSession()
    const answer = await answering
    expect(await sessions?.countDocuments({ user })).toBe(0)
    expect(answer.status).toBe(401)
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it('keeps at most 50 sessions of a person: the one used longest ago ends', async () => {
    const person = await buildUser(server.payload, { password })
    const cookies: string[] = []
    for (let each = 0; each < SESSIONS_MAX + 2; each += 1) {
      cookies.push((await login(person.username)).headers.getSetCookie()[0]?.split(';')[0] ?? '')
    }
    const statuses = []
    for (const cookie of cookies.slice(0, 4)) {
      statuses.push((await server.fetch('/api/user', { headers: { cookie } })).status)
    }
    expect(statuses).toEqual([401, 401, 200, 200])
    const user = new Types.ObjectId(person.id)
    expect(await server.payload.db.collections.sessions?.collection.countDocuments({ user })).toBe(50)
  })

  it('stops a person who logs in far more often than anybody does', async () => {
    const person = await buildUser(server.payload, { password })
    const { points } = LIMIT_RULES['login-success']
    for (let each = 0; each < points; each += 1) await trySpend(server.payload, 'login-success', person.id)
    const answer = await login(person.username)
    expect(answer.status).toBe(429)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect((await login(person.username, 'wrong-one')).status).toBe(401)
  })

  async function abortedTransactions(): Promise<number> {
    const status = await server.payload.db.connection.db?.admin().command({ serverStatus: 1 })
    return Number(status?.transactions.totalAborted)
  }

  async function waitUntil(isTrue: () => Promise<boolean>): Promise<void> {
    if (!(await isTrue())) await waitUntil(isTrue)
  }

  it('hashes a password again when the cost has changed', async () => {
    await buildUser(server.payload, { username: 'old-timer', password })
    const cost = async () => {
      const row = await server.payload.db.collections.users?.collection.findOne({ username: 'old-timer' })
      return getRounds(row?.passwordHash)
    }
    expect(await cost()).toBe(4)
    process.env.HASH_COST = '5'
    expect((await login('old-timer')).status).toBe(200)
    process.env.HASH_COST = '4'
    expect(await cost()).toBe(5)
    expect((await login('old-timer')).status).toBe(200)
    expect(await cost()).toBe(4)
  })

  it('lets in all of several right log-ins at once after the cost has changed', async () => {
    await buildUser(server.payload, { username: 'in-a-hurry', password })
    process.env.HASH_COST = '5'
    const answers = await Promise.all(Array.from({ length: 6 }, () => login('in-a-hurry')))
    process.env.HASH_COST = '4'
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200))
  })
})
