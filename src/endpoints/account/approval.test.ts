import type { User as StoredUser } from '@/payload-types'
import { buildAdmin, buildUser } from '../core/testing/factories'
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
    expect({ ...after, updatedAt: before?.updatedAt }).toEqual({ ...before, approved: true })
  })

  it('are not found when they are gone', async () => {
    const pending = await buildUser(server.payload, { approved: false })
    await server.payload.delete({ collection: 'users', id: pending.id })
    expect((await approve(pending.id)).status).toBe(404)
  })
})
