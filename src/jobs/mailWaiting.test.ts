import { createLocalReq } from 'payload'
import { buildAdmin, buildUser } from '@/endpoints/core/testing/factories'
import { type TestServer, startServer } from '@/endpoints/core/testing/server'
import { type MailServer, startMailServer } from '@/mail/testing/mailServer'
import { runMailWaiting } from './mailWaiting'

describe('the daily mail about who waits', () => {
  let mailServer: MailServer
  let server: TestServer

  beforeAll(async () => {
    mailServer = await startMailServer()
    process.env.SMTP_URL = mailServer.url
    process.env.SITE_URL = 'https://isla.example'
    server = await startServer()
  })
  afterAll(async () => {
    await server.stop()
    await mailServer.stop()
    delete process.env.SMTP_URL
    delete process.env.SITE_URL
  })

  const runAt = async (day: number, hour = 9) =>
    runMailWaiting(await createLocalReq({}, server.payload), new Date(2026, 10, day, hour, 17))
  const sent = async () => {
    mailServer.mails.length = 0
    await server.payload.jobs.run({ silent: true })
    return mailServer.mails
  }

  it('goes to every admin once a day, however many look, and only while somebody waits', async () => {
    const admin = await buildAdmin(server.payload)
    await buildUser(server.payload, { role: 'admin', email: null })
    await buildUser(server.payload, { approved: false, rejectedAt: new Date().toISOString() })
    expect(await runAt(20)).toBe(0)

    const pending = await buildUser(server.payload, { approved: false, username: 'nina' })
    await buildUser(server.payload, { approved: false, username: 'evil.example' })
    expect(await runAt(20, 7)).toBe(0)
    expect((await Promise.all([runAt(20), runAt(20), runAt(20, 10)])).toSorted()).toEqual([0, 0, 1])
    const [mail, ...others] = await sent()
    expect(others).toEqual([])
    expect(mail?.to).toEqual([`<${admin.email}>`])
    expect(mail?.text).toContain('Subject: 2 people wait for approval at Isla Verano')
    expect(mail?.text).toMatch(/nina, since [A-Z][a-z]{2} \d/)
    expect(mail?.text).not.toContain('evil.example')
    expect(mail?.text).toContain('https://isla.example/dashboard/admin')

    expect(await runAt(21)).toBe(1)
    await server.payload.update({
      collection: 'users',
      where: { username: { in: [pending.username, 'evil.example'] } },
      data: { approved: true },
    })
    // No user is waiting any more by the time the mail is sent.
    expect((await sent()).filter(({ text }) => text.includes('wait for approval'))).toEqual([])
  })

  it('is turned off in the site settings', async () => {
    await buildUser(server.payload, { approved: false })
    const set = (mailsAdmins: boolean) =>
      server.payload.updateGlobal({
        slug: 'site-settings',
        data: { registrations: { mailsAdmins }, _status: 'published' },
      })
    await set(false)
    expect(await runAt(22)).toBe(0)
    await set(true)
    expect(await runAt(22)).toBe(1)
  })
})
