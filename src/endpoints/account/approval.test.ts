import type { User as StoredUser } from '@/payload-types'
import { MOMENT } from '../core/testing/answers'
import { buildAdmin, buildUser, eraseUser } from '../core/testing/factories'
import { type TestServer, startServer } from '../core/testing/server'
import * as contract from '@/contracts/account/identity'

describe('users for admins', () => {
  let server: TestServer
  let admin: StoredUser

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
    admin = await buildAdmin(server.payload)
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  const list = async (): Promise<contract.User[]> =>
    (await server.request(contract.listUsers, { as: admin })).json()
  const approve = (id: string) => server.request(contract.approveUser, { as: admin, params: { id } })

  it('are listed newest first, all of them, with nothing secret', async () => {
    const made: StoredUser[] = []
    for (let each = 0; each < 25; each += 1) made.push(await buildUser(server.payload))
    const listed = await list()
    expect(listed.map(({ id }) => id)).toEqual([...made.toReversed().map(({ id }) => id), admin.id])
    for (const user of listed) {
      expect(Object.keys(user)).toEqual([
        'id',
        'username',
        'firstName',
        'lastName',
        'email',
        'profileImageUrl',
        'isAdmin',
        'approved',
      ])
    }
  })

  it('are approved once for all, and nothing else about them changes', async () => {
    const pending = await buildUser(server.payload, { approved: false, password: 'reef-2026' })
    const rows = server.payload.db.collections.users?.collection
    const before = await rows?.findOne({ username: pending.username })
    for (let each = 0; each < 2; each += 1) {
      const answer = await approve(pending.id)
      expect(answer.status).toBe(200)
      expect(await answer.json()).toMatchObject({ id: pending.id, approved: 'true', isAdmin: 'false' })
    }
    const after = await rows?.findOne({ username: pending.username })
    const audited = { updatedAt: expect.any(Date), auditSeq: 1, auditAt: expect.any(Date) }
    expect(after).toEqual({ ...before, ...audited, approved: true })
  })

  const reject = (id: string, as: StoredUser | null = admin) =>
    server.request(contract.rejectUser, { as, params: { id } })
  const registrations = async (): Promise<contract.Registration[]> =>
    (await server.request(contract.listRegistrations, { as: admin })).json()
  const registrationOf = async (id: string) => (await registrations()).find((each) => each.id === id)

  it('are rejected once for all, stand with that day, and may be approved later', async () => {
    const pending = await buildUser(server.payload, { approved: false })
    const waits = { id: pending.id, username: pending.username, registeredAt: MOMENT, rejectedAt: null }
    expect(await registrationOf(pending.id)).toEqual(waits)
    const answer = await reject(pending.id)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ id: pending.id, approved: 'false' })
    const rejected = await registrationOf(pending.id)
    expect(rejected).toEqual({ ...waits, rejectedAt: MOMENT })
    expect((await reject(pending.id)).status).toBe(200)
    expect(await registrationOf(pending.id)).toEqual(rejected)
    expect((await approve(pending.id)).status).toBe(200)
    expect(await registrationOf(pending.id)).toBeUndefined()
    await server.payload.update({ collection: 'users', id: pending.id, data: { approved: false } })
    expect(await registrationOf(pending.id)).toEqual(waits)
  })

  it('are not rejected once they are approved, also when both come at once', async () => {
    const approved = await buildUser(server.payload)
    const answer = await reject(approved.id)
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ message: 'This user is approved already' })
    const pending = await buildUser(server.payload, { approved: false })
    await Promise.all([approve(pending.id), reject(pending.id), approve(pending.id), reject(pending.id)])
    const stored = await server.payload.findByID({ collection: 'users', id: pending.id })
    expect([stored.approved, stored.rejectedAt ?? null]).toEqual([true, null])
  })

  it('are listed and rejected by admins only, those who wait longest first', async () => {
    const creator = await buildUser(server.payload)
    const pending = await buildUser(server.payload, { approved: false })
    const listAs = (as: StoredUser | null) => server.request(contract.listRegistrations, { as })
    expect([(await listAs(null)).status, (await listAs(creator)).status]).toEqual([401, 403])
    const answers = [await reject(pending.id, null), await reject(pending.id, creator), await reject('x')]
    expect(answers.map(({ status }) => status)).toEqual([401, 403, 404])
    const last = await buildUser(server.payload, { approved: false })
    expect((await registrations()).at(-1)?.id).toBe(last.id)
  })

  it('are not found when they are gone', async () => {
    const pending = await buildUser(server.payload, { approved: false })
    await eraseUser(server.payload, pending.id)
    expect((await approve(pending.id)).status).toBe(404)
  })
})
