import { createLocalReq } from 'payload'
import { approveUser, login } from '@/contracts/account/identity'
import { changePassword, updateAccount } from '@/contracts/account/profile'
import { closeAccount } from '@/collections/account/closeAccount'
import { driverCollection } from '@/database/driverCollection'
import { inTransaction } from '@/database/transaction'
import { buildAdmin, buildUser } from '@/endpoints/core/testing/factories'
import { type TestServer, cookieOf, startServer } from '@/endpoints/core/testing/server'
import type { User as StoredUser } from '@/payload-types'
import { AUDIT_SECONDS, type AuditEntry, audit, brokenAt } from './audit'

const DAY_MS = 24 * 60 * 60 * 1000

describe('the audit', () => {
  let server: TestServer
  let person: StoredUser

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
  })
  beforeEach(async () => {
    person = await buildUser(server.payload, { password: 'shells-and-sand' })
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  const rows = () => driverCollection(server, 'audit-entries')
  const of = async (id = person.id) =>
    (await rows().find({ subjectId: id }).sort({ seq: 1 }).toArray()) as unknown as AuditEntry[]
  const write = async (id = person.id) => {
    const req = await createLocalReq({}, server.payload)
    await inTransaction(req, () => audit(req, { subjectId: id, action: 'export', actorId: id }))
  }

  it('has an entry for each cause, with who it was and never a value', async () => {
    const { payload } = server
    const admin = await buildAdmin(payload)
    const fresh = await buildUser(payload, { approved: false, password: 'shells-and-sand' })
    const as = { as: fresh, isConfirmed: true }
    await server.request(approveUser, { as: admin, params: { id: fresh.id } })
    await server.request(login, { body: { username: fresh.username, password: 'shells-and-sand' } })
    await server.request(updateAccount, { ...as, body: { firstName: 'Nia', email: 'nia@example.com' } })
    const body = { currentPassword: 'shells-and-sand', newPassword: 'other-shells' }
    await server.request(changePassword, { ...as, body })
    await payload.update({ collection: 'users', id: fresh.id, data: { role: 'editor' } })
    await closeAccount(await createLocalReq({}, payload), fresh.id)
    const told = (await of(fresh.id)).filter(({ seq, action }) => action !== 'log-in' || seq === 2)
    expect(told.map(({ action, actorId, fields }) => [action, actorId, fields])).toEqual([
      ['approval', admin.id, ['approved']],
      ['log-in', fresh.id, []],
      ['e-mail', fresh.id, ['email']],
      ['password', fresh.id, []],
      ['role', null, ['role']],
      ['erase', null, []],
    ])
    expect(JSON.stringify(told)).not.toContain('nia@example.com')
    expect(await brokenAt(payload, fresh.id)).toBeNull()
  })

  it('is stored with its cause or not at all', async () => {
    const req = await createLocalReq({}, server.payload)
    const cause = { subjectId: person.id, action: 'export', actorId: person.id } as const
    await expect(audit(req, cause)).rejects.toThrow('in the transaction of its cause')
    const undone = inTransaction(req, async () => {
      await audit(req, cause)
      throw new Error('The cause failed')
    })
    await expect(undone).rejects.toThrow('The cause failed')
    expect(await of()).toEqual([])
  })

  it('numbers the entries of a person without a gap, however many are written at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => write()))
    expect((await of()).map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    expect(await brokenAt(server.payload, person.id)).toBeNull()
  })

  it.each<[string, (entry: AuditEntry) => Promise<unknown>, number]>([
    [
      'changed',
      ({ seq }) => rows().updateOne({ subjectId: person.id, seq }, { $set: { action: 'role' } }),
      3,
    ],
    [
      'moved in time',
      ({ seq }) => rows().updateOne({ subjectId: person.id, seq }, { $set: { at: new Date(0) } }),
      3,
    ],
    ['deleted', ({ seq }) => rows().deleteOne({ subjectId: person.id, seq }), 4],
    [
      'the first ones that are left',
      ({ seq }) => rows().deleteMany({ subjectId: person.id, seq: { $lt: seq } }),
      3,
    ],
    ['cut off at the end', ({ seq }) => rows().deleteMany({ subjectId: person.id, seq: { $gte: seq } }), 3],
    ['all gone', () => rows().deleteMany({ subjectId: person.id }), 1],
  ])('names the first entry that is not as it was written: %s', async (_, tamper, at) => {
    for (let count = 0; count < 5; count += 1) await write()
    const third = (await of())[2]
    if (!third) throw new Error('There is no third entry')
    await tamper(third)
    expect(await brokenAt(server.payload, person.id)).toBe(at)
  })

  it('is whole without the entries that are older than 13 months', async () => {
    for (let count = 0; count < 3; count += 1) await write()
    await rows().deleteMany({ subjectId: person.id, seq: { $lt: 3 } })
    expect(await brokenAt(server.payload, person.id)).toBe(3)
    const later = Date.now() + AUDIT_SECONDS * 1000 + DAY_MS
    expect(await brokenAt(server.payload, person.id, later)).toBeNull()
    const indexes = await rows().indexes()
    expect(indexes).toContainEqual(
      expect.objectContaining({ key: { at: 1 }, expireAfterSeconds: AUDIT_SECONDS }),
    )
  })

  it('is written by no other door, and read by nobody there', async () => {
    await write()
    const { payload } = server
    const [entry] = (await payload.find({ collection: 'audit-entries' })).docs
    const forged = { ...entry, seq: 99 } as NonNullable<typeof entry>
    await expect(payload.create({ collection: 'audit-entries', data: forged })).rejects.toThrow(
      'auth/audit.ts',
    )
    const change = { collection: 'audit-entries', id: forged.id } as const
    await expect(payload.update({ ...change, data: { action: 'role' } })).rejects.toThrow('auth/audit.ts')
    await expect(payload.delete(change)).rejects.toThrow('auth/audit.ts')
    const cookie = await cookieOf(payload, await buildAdmin(payload))
    const answer = await server.fetch('/cms-api/audit-entries', { headers: { cookie } })
    expect(answer.status).toBe(403)
  })
})
