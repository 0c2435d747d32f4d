import { createHash } from 'node:crypto'
import { createLocalReq } from 'payload'
import type { User as StoredUser } from '@/payload-types'
import { buildAdmin, buildPicture, buildUser } from '@/endpoints/core/testing/factories'
import { type TestServer, cookieOf, startServer } from '@/endpoints/core/testing/server'
import { hashPassword } from './passwords'
import { resolveSession, startSession } from './sessions'
import { SESSION_SECONDS } from './cookies'
import { DAY_MS } from '@/contracts/core/time'

describe('sessions', () => {
  let server: TestServer
  let creator: StoredUser

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
    creator = await buildUser(server.payload)
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  const rows = () => server.payload.db.collections.sessions?.collection
  const userStatus = async (cookie: string) =>
    (await server.fetch('/api/user', { headers: { cookie } })).status
  const tokenOf = (cookie: string) => /sid=([\w-]+)/.exec(cookie)?.[1] ?? ''
  const rowOf = (cookie: string) =>
    rows()?.findOne({ tokenHash: createHash('sha256').update(tokenOf(cookie)).digest('hex') })

  it('store the SHA-256 of a token, never the token', async () => {
    const cookie = await cookieOf(server.payload, creator)
    const row = await rowOf(cookie)
    expect(row).not.toBeNull()
    expect(JSON.stringify(await rows()?.find({}).toArray())).not.toContain(tokenOf(cookie))
  })

  it('have a token of their own at every log-in', async () => {
    const cookies = await Promise.all(Array.from({ length: 20 }, () => cookieOf(server.payload, creator)))
    expect(new Set(cookies.map(tokenOf)).size).toBe(20)
  })

  it('end when their time is over, before the database removes them', async () => {
    const cookie = await cookieOf(server.payload, creator)
    const row = await rowOf(cookie)
    await rows()?.updateOne({ _id: row?._id }, { $set: { expiresAt: new Date(Date.now() - 1) } })
    expect(await userStatus(cookie)).toBe(401)
  })

  it('live on while they are used, and cost no write at every request', async () => {
    const cookie = await cookieOf(server.payload, creator)
    const before = await rowOf(cookie)
    await userStatus(cookie)
    expect((await rowOf(cookie))?.expiresAt).toEqual(before?.expiresAt)
    const earlier = new Date(Date.now() - DAY_MS)
    const expiresAt = new Date(Date.now() + DAY_MS)
    await rows()?.updateOne({ _id: before?._id }, { $set: { lastSeenAt: earlier, expiresAt } })
    const answer = await server.fetch('/api/user', { headers: { cookie } })
    expect(answer.status).toBe(200)
    const after = await rowOf(cookie)
    expect(after?.expiresAt.getTime()).toBeGreaterThan(Date.now() + (SESSION_SECONDS - 60) * 1000)
    expect(answer.headers.getSetCookie()[0]).toContain(`sid=${tokenOf(cookie)}`)
  })

  it('are not extended where no cookie can be sent, so that row and cookie end together', async () => {
    const cookie = await cookieOf(server.payload, creator)
    const lastSeenAt = new Date(Date.now() - DAY_MS)
    await rows()?.updateOne({ _id: (await rowOf(cookie))?._id }, { $set: { lastSeenAt } })
    expect(await resolveSession(new Headers({ cookie }), server.payload)).not.toBeNull()
    expect((await rowOf(cookie))?.lastSeenAt).toEqual(lastSeenAt)
    const answer = await server.fetch('/api/user', { headers: { cookie } })
    expect(answer.headers.getSetCookie()[0]).toContain(`sid=${tokenOf(cookie)}`)
  })

  it('are never sent along with a file, which a cache in front may keep', async () => {
    const admin = await buildAdmin(server.payload)
    const picture = await buildPicture(server.payload, creator)
    const cookie = await cookieOf(server.payload, admin)
    await rows()?.updateOne(
      { _id: (await rowOf(cookie))?._id },
      { $set: { lastSeenAt: new Date(Date.now() - DAY_MS) } },
    )
    const answer = await server.fetch(`/cms-api/profile-images/file/${picture.filename}`, {
      headers: { cookie },
    })
    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it('of a person who is not approved any more do not resolve', async () => {
    const person = await buildUser(server.payload)
    const cookie = await cookieOf(server.payload, person)
    await server.payload.db.collections.users?.collection.updateOne(
      { username: person.username },
      { $set: { approved: false } },
    )
    expect(await userStatus(cookie)).toBe(401)
  })

  it('give the person away without a secret', async () => {
    const person = await buildUser(server.payload, { password: 'reef-2026' })
    const cookie = await cookieOf(server.payload, person)
    const text = await (await server.fetch('/api/user', { headers: { cookie } })).text()
    expect(text).not.toMatch(/hash|token|\$2b/i)
  })

  it('are not taken from an Authorization header', async () => {
    const token = tokenOf(await cookieOf(server.payload, creator))
    for (const authorization of [`Bearer ${token}`, `JWT ${token}`, `users API-Key ${token}`]) {
      expect((await server.fetch('/api/user', { headers: { authorization } })).status).toBe(401)
    }
  })

  it('do not begin with a password that a reset replaced meanwhile, or for a person who is gone', async () => {
    const person = await buildUser(server.payload, { password: 'reef-2026' })
    const req = await createLocalReq({}, server.payload)
    const row = await server.payload.db.collections.users?.collection.findOne({ username: person.username })
    const passwordHash: string = row?.passwordHash
    expect(await startSession(req, { id: person.id, passwordHash }, null)).toHaveLength(43)
    const other = await hashPassword('reef-2026')
    expect(await startSession(req, { id: person.id, passwordHash: other }, null)).toBeNull()
    expect(await startSession(req, { id: '0'.repeat(24) }, null)).toBeNull()
  })
})
