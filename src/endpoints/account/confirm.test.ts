import { CONFIRM_TEXTS, confirmAccount } from '@/contracts/account/confirm'
import { changePassword, updateAccount } from '@/contracts/account/profile'
import { driverCollection } from '@/database/driverCollection'
import type { User as StoredUser } from '@/payload-types'
import { MOMENT, failureOf } from '../core/testing/answers'
import { exampleCalls } from '../core/testing/exampleCalls'
import { buildAdmin, buildUser } from '../core/testing/factories'
import { type TestServer, cookieOf, startServer } from '../core/testing/server'
import { queuedMails } from '../orders/testing/queuedMails'

const PASSWORD = 'shells-and-sand'
const NEEDED = failureOf(CONFIRM_TEXTS.needed, 'password')

describe('a confirmation', () => {
  let server: TestServer
  let creator: StoredUser
  let cookie: string

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
    server.mount(exampleCalls)
  })
  beforeEach(async () => {
    creator = await buildUser(server.payload, { password: PASSWORD })
    cookie = await cookieOf(server.payload, creator)
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  const confirm = (password: string, headers = { cookie }) =>
    server.request(confirmAccount, { headers, body: { password } })
  const ask = (headers = { cookie }) =>
    server.request({ method: 'post', path: '/example-guarded' }, { headers, body: { title: 'Shell' } })
  const sessions = () => driverCollection(server, 'sessions')
  const update = (body: object, headers = { cookie }) => server.request(updateAccount, { headers, body })

  it('holds for ten minutes, in the session that gave it', async () => {
    const other = { cookie: await cookieOf(server.payload, creator) }
    expect([(await ask()).status, await (await ask()).json()]).toEqual([403, NEEDED])
    const answer = await confirm(PASSWORD)
    expect([answer.status, await answer.json()]).toEqual([200, { confirmedUntil: MOMENT }])
    expect((await ask()).status).toBe(200)
    expect((await ask(other)).status).toBe(403)
    await sessions().updateMany({}, { $set: { confirmedAt: new Date(Date.now() - 10 * 60_000) } })
    expect((await ask()).status).toBe(403)
  })

  it('needs the right password', async () => {
    const wrong = await confirm('wrong-password')
    expect([wrong.status, await wrong.json()]).toEqual([400, failureOf(CONFIRM_TEXTS.wrong, 'password')])
    expect((await confirm('')).status).toBe(400)
    expect((await ask()).status).toBe(403)
  })

  it('is tried ten times in a quarter of an hour', async () => {
    delete process.env.RATE_LIMITS
    for (let count = 0; count < 10; count += 1) expect((await confirm('wrong-password')).status).toBe(400)
    expect((await confirm(PASSWORD)).status).toBe(429)
    process.env.RATE_LIMITS = 'off'
  })

  it('is not given after the password has changed meanwhile', async () => {
    const body = { currentPassword: PASSWORD, newPassword: 'other-shells' }
    const answers = await Promise.all([
      confirm(PASSWORD),
      server.request(changePassword, { headers: { cookie }, body }),
    ])
    expect([200, 400, 409]).toContain(answers[0].status)
    expect((await confirm(PASSWORD)).status).toBe(400)
    expect((await confirm('other-shells')).status).toBe(200)
  })

  it('is asked for before another e-mail is stored, and not for the names', async () => {
    expect((await update({ firstName: 'Nia', email: creator.email })).status).toBe(200)
    const refused = await update({ firstName: 'Eve', email: 'eve@elsewhere.example' })
    expect([refused.status, await refused.json()]).toEqual([403, NEEDED])
    expect((await update({ email: null })).status).toBe(403)
    const stored = await server.payload.findByID({ collection: 'users', id: creator.id })
    expect(stored).toMatchObject({ firstName: 'Nia', email: creator.email })
    await confirm(PASSWORD)
    await queuedMails(server.payload)
    expect(await (await update({ email: 'nia@example.com' })).json()).toMatchObject({
      email: 'nia@example.com',
    })
    expect(await queuedMails(server.payload)).toEqual([['email-changed', `${creator.id} ${creator.email}`]])
  })

  it('cannot be left out at the console', async () => {
    const admin = await buildAdmin(server.payload)
    const headers = { cookie: await cookieOf(server.payload, admin), origin: 'http://localhost:3000' }
    const save = (id: string, email: string) =>
      server.fetch(`/cms-api/users/${id}`, {
        method: 'PATCH',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      })
    const own = await save(admin.id, 'eve@elsewhere.example')
    expect(own.status).toBe(400)
    expect(JSON.stringify(await own.json())).toContain('Change your own e-mail in the dashboard')
    expect((await save(creator.id, 'moved@example.com')).status).toBe(200)
  })
})
