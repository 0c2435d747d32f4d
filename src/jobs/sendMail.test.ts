import { createLocalReq } from 'payload'
import { answerFeedback } from '@/contracts/feedback'
import { createTeamApplication } from '@/contracts/team'
import { queueMail } from '@/database/queueMail'
import { buildAdmin, buildUser } from '@/endpoints/core/testing/factories'
import { type TestServer, startServer } from '@/endpoints/core/testing/server'
import { typesIn } from '@/endpoints/core/testing/typesIn'
import * as users from '@/contracts/account/identity'
import { type MailServer, startMailServer } from '@/mail/testing/mailServer'
import type { User as StoredUser } from '@/payload-types'

describe('mail', () => {
  let mailServer: MailServer
  let server: TestServer
  let admin: StoredUser

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    process.env.SITE_URL = 'https://isla.example'
    mailServer = await startMailServer()
    process.env.SMTP_URL = mailServer.url
    process.env.MAIL_FROM = 'Isla Verano <hello@isla.example>'
    server = await startServer()
    admin = await buildAdmin(server.payload)
  })
  beforeEach(async () => {
    mailServer.mails.length = 0
    mailServer.answerTo('250 OK')
    await jobs()?.deleteMany({})
  })
  afterAll(async () => {
    await server.stop()
    await mailServer.stop()
    for (const name of ['RATE_LIMITS', 'SITE_URL', 'SMTP_URL', 'MAIL_FROM']) delete process.env[name]
  })

  const jobs = () => server.payload.db.collections['payload-jobs']?.collection
  const run = () => server.payload.jobs.run({ silent: true })
  const forgot = (username: string) => server.request(users.forgotPassword, { body: { username } })
  const approve = (person: StoredUser) =>
    server.request(users.approveUser, { as: admin, params: { id: person.id } })

  it('is queued as Payload queues a job', async () => {
    const req = await createLocalReq({}, server.payload)
    await queueMail(req, 'approved', admin.id)
    const queued = await jobs()?.findOne({})
    await jobs()?.deleteMany({})
    await server.payload.jobs.queue({ task: 'sendMail', input: { kind: 'approved', about: admin.id } })
    const byPayload = await jobs()?.findOne({})
    expect(typesIn(queued)).toEqual(typesIn(byPayload))
    const own = { _id: null, createdAt: null, updatedAt: null }
    expect({ ...queued, ...own }).toEqual({ ...byPayload, ...own })
  })

  it('brings a reset link that works once, and that no stored text holds', async () => {
    const person = await buildUser(server.payload, { password: 'reef-2026', firstName: 'Mara' })
    const answer = await forgot(person.username)
    expect(await answer.json()).toEqual({ message: users.ACCOUNT_TEXTS.resetRequested })
    expect(mailServer.mails).toHaveLength(0)
    await run()
    const [mail] = mailServer.mails
    expect(mail?.to).toEqual([`<${person.email}>`])
    expect(mail?.text).toContain('From: Isla Verano <hello@isla.example>')
    expect(mail?.text).toContain('Hi Mara,')
    const token = /https:\/\/isla\.example\/reset-password\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1]
    expect(token).toBeDefined()
    expect(await jobs()?.countDocuments({})).toBe(0)
    const reset = () =>
      server.request(users.resetPassword, { body: { token, newPassword: 'second-password' } })
    expect((await reset()).status).toBe(200)
    expect((await reset()).status).toBe(400)
  })

  it('is neither sent nor kept for a name that nobody has, or a person without an address', async () => {
    const person = await buildUser(server.payload, { email: null })
    await forgot('nobody-here')
    await forgot(person.username)
    await run()
    expect(mailServer.mails).toHaveLength(0)
    expect(await jobs()?.countDocuments({})).toBe(0)
  })

  it('tells who sent feedback that it is answered, not what, and nothing when the answer is taken back', async () => {
    const person = await buildUser(server.payload, { firstName: 'Mara' })
    const { id } = await server.payload.create({
      collection: 'feedback',
      data: { userId: person.id, subject: 'Buy now', message: 'B', submittedAt: '2026-11-10T09:00:00.000Z' },
      draft: true,
    })
    const answer = async (text: string | null) => {
      const { updatedAt } = await server.payload.findByID({ collection: 'feedback', id, depth: 0 })
      return server.request(answerFeedback, { as: admin, params: { id }, body: { answer: text, updatedAt } })
    }
    expect((await answer('On Monday.')).status).toBe(200)
    await run()
    expect(mailServer.mails.map(({ to }) => to)).toEqual([[`<${person.email}>`]])
    expect(mailServer.mails[0]?.text).toContain('https://isla.example/dashboard/reports')
    expect(mailServer.mails[0]?.text).not.toMatch(/Buy now|On Monday/)
    expect((await answer('On Friday.')).status).toBe(200)
    expect((await answer(null)).status).toBe(200)
    await run()
    expect(mailServer.mails).toHaveLength(1)
    expect(await jobs()?.countDocuments({})).toBe(0)
  })

  it('tells a person once that they are approved, however often it is done', async () => {
    const person = await buildUser(server.payload, { approved: false })
    const answers = await Promise.all(Array.from({ length: 6 }, () => approve(person)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect((await approve(person)).status).toBe(200)
    await run()
    expect(mailServer.mails).toHaveLength(1)
    expect(mailServer.mails[0]?.to).toEqual([`<${person.email}>`])
    expect(mailServer.mails[0]?.text).toContain('Subject: You are approved at Isla Verano')
    expect(mailServer.mails[0]?.text).toContain('https://isla.example/auth')
  })

  it('tells a person once that they are rejected, and not when they were approved meanwhile', async () => {
    const reject = (person: StoredUser) =>
      server.request(users.rejectUser, { as: admin, params: { id: person.id } })
    const person = await buildUser(server.payload, { approved: false })
    await Promise.all([reject(person), reject(person)])
    await run()
    expect(mailServer.mails.map(({ to }) => to)).toEqual([[`<${person.email}>`]])
    expect(mailServer.mails[0]?.text).toContain('Subject: Your registration at Isla Verano')
    expect(mailServer.mails[0]?.text).toContain('did not accept it')
    const other = await buildUser(server.payload, { approved: false })
    await reject(other)
    await approve(other)
    mailServer.mails.length = 0
    await run()
    expect(mailServer.mails).toHaveLength(1)
    expect(mailServer.mails[0]?.text).toContain('Subject: You are approved at Isla Verano')
  })

  it('tells a person so, too, who is approved in the console', async () => {
    const person = await buildUser(server.payload, { approved: false })
    await server.askConsole(admin, 'PATCH', `/users/${person.id}`, { approved: true })
    await run()
    expect(mailServer.mails).toHaveLength(1)
  })

  it('is not sent to a person whose approval was taken back meanwhile', async () => {
    const person = await buildUser(server.payload, { approved: false })
    await approve(person)
    await server.payload.update({ collection: 'users', id: person.id, data: { approved: false } })
    await run()
    expect(mailServer.mails).toHaveLength(0)
  })

  it('thanks for an application', async () => {
    const answer = await server.request(createTeamApplication, {
      body: {
        firstName: 'Nia',
        lastName: 'Reyes',
        email: 'nia@example.com',
        age: 24,
        skillset: 'Photographer',
        whyJoin: 'Light.',
      },
    })
    expect(answer.status).toBe(201)
    await run()
    expect(mailServer.mails).toHaveLength(1)
    expect(mailServer.mails[0]?.to).toEqual(['<nia@example.com>'])
    expect(mailServer.mails[0]?.text).toContain('We will review your application')
  })

  it('waits for a mail server that is away, and is sent later', async () => {
    const person = await buildUser(server.payload, { approved: false })
    await approve(person)
    mailServer.answerTo('451 Try again later')
    await run()
    expect(mailServer.mails).toHaveLength(0)
    const [waiting] = (await jobs()?.find({}).toArray()) ?? []
    expect(waiting).toMatchObject({ processing: false, hasError: false })
    expect(waiting?.waitUntil.getTime()).toBeGreaterThan(Date.now() + 20_000)
    mailServer.answerTo('250 OK')
    await jobs()?.updateMany({}, { $set: { waitUntil: new Date(Date.now() - 1) } })
    await run()
    expect(mailServer.mails).toHaveLength(1)
    expect(await jobs()?.countDocuments({})).toBe(0)
  })

  it('takes no header, recipient or markup from what people write', async () => {
    const person = await buildUser(server.payload, {
      approved: false,
      firstName: 'Eve\r\nBcc: all@example.com\r\n\r\n<b>bold</b>',
    })
    await approve(person)
    await run()
    const { to, text } = mailServer.mails[0] ?? { to: [], text: '' }
    expect(to).toEqual([`<${person.email}>`])
    const [head] = text.split('\n\n')
    expect(head).not.toMatch(/^Bcc/im)
    expect(text).toContain('Hi,')
    expect(text).not.toMatch(/Eve|bold|all@example/)
  })

  it.each([
    'mara@example.com\r\nRCPT TO:<all@example.com>',
    'mara@example.com, all@example.com',
    '"mara@evil.example x"@example.com',
    'Mara <all@example.com>',
  ])('goes to no second recipient for the stored address %j', async (email) => {
    const person = await buildUser(server.payload, { approved: false })
    // Past the checks, as an address from before them.
    await server.payload.db.collections.users?.collection.updateOne(
      { username: person.username },
      { $set: { email } },
    )
    expect((await approve(person)).status).toBe(200)
    await run()
    for (const { to } of mailServer.mails) expect(to).not.toContain('<all@example.com>')
    expect(mailServer.mails.flatMap(({ to }) => to).length).toBeLessThanOrEqual(1)
  })
})
