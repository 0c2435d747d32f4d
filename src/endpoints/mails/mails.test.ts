import { createLocalReq } from 'payload'
import { MAIL_TEXTS, type TypedMail, previewMail, testMail } from '@/contracts/mails/mails'
import { MAILS, MAIL_NAMES, faultOfWords, shippedWords } from '@/contracts/mails/mailWords'
import { queueMail } from '@/database/queueMail'
import { buildEditor, buildUser } from '@/endpoints/core/testing/factories'
import { failureOf } from '@/endpoints/core/testing/answers'
import { type TestServer, startServer } from '@/endpoints/core/testing/server'
import { type MailServer, startMailServer } from '@/mail/testing/mailServer'
import type { Mail as StoredMails, User as StoredUser } from '@/payload-types'

const receipt = { name: 'orderPaid', ...shippedWords('orderPaid') } as const
const HOUR_OF_TESTS = 20

describe('the words of the mails', () => {
  let mailServer: MailServer
  let server: TestServer
  let editor: StoredUser

  beforeAll(async () => {
    mailServer = await startMailServer()
    process.env.SMTP_URL = mailServer.url
    server = await startServer()
    editor = await buildUser(server.payload, {
      role: 'editor',
      firstName: 'Elena',
      email: 'elena@example.com',
    })
  })
  beforeEach(() => {
    mailServer.mails.length = 0
    process.env.SMTP_URL = mailServer.url
  })
  afterAll(async () => {
    await server.stop()
    await mailServer.stop()
    delete process.env.SMTP_URL
  })

  const test = (as: StoredUser, body: TypedMail = receipt) => server.request(testMail, { as, body })
  const publish = (data: Partial<StoredMails>) =>
    server.payload.updateGlobal({
      slug: 'mails',
      data: { ...data, _status: 'published' },
      user: editor,
      overrideAccess: false,
    })

  it.each(MAIL_NAMES)('%s can be published as it is shipped', (name) => {
    const words = shippedWords(name)
    for (const part of ['subject', 'opening', 'closing'] as const) {
      expect(faultOfWords(name, part, words)).toBeNull()
    }
    for (const needed of MAILS[name].needs as readonly string[]) {
      expect(Object.values(words).join(' ')).toContain(`{${needed}}`)
    }
  })

  it('are what is sent from the next mail on, once they are published', async () => {
    const user = await buildUser(server.payload)
    const req = await createLocalReq({}, server.payload)
    const send = async () => {
      mailServer.mails.length = 0
      await queueMail(req, 'approved', user.id)
      await server.payload.jobs.run({ silent: true })
      return mailServer.mails[0]?.text ?? ''
    }
    expect(await send()).toContain('Come in, the dashboard is open.')
    const approved = { subject: 'Welcome to {site}', opening: 'You are in.\n\nAt last.', closing: null }
    await server.payload.updateGlobal({ slug: 'mails', data: { approved }, draft: true, user: editor })
    expect(await send()).toContain('Come in, the dashboard is open.')
    await publish({ approved })
    const text = await send()
    expect(text).toContain('Subject: Welcome to Isla Verano')
    expect(text).toContain('You are in.\n\nAt last.\n\nLog in: ')
    expect(text).not.toContain('Come in')
  })

  it('are kept as a draft, not published, when a value the mail needs is lost or unknown', async () => {
    const lost = { ...shippedWords('orderPaid'), closing: 'Keep it.' }
    await expect(publish({ orderPaid: lost })).rejects.toMatchObject({ status: 400 })
    const unknown = { ...shippedWords('approved'), closing: 'Yours, {owner}' }
    await expect(publish({ approved: unknown })).rejects.toMatchObject({ status: 400 })
    const draft = { slug: 'mails', data: { orderPaid: lost }, draft: true, user: editor } as const
    await expect(server.payload.updateGlobal(draft)).resolves.toMatchObject({ orderPaid: lost })
    // In another part of the mail, the value is still there.
    const moved = { ...lost, opening: '{total} to {seller}, {code}, {check}' }
    await expect(publish({ orderPaid: moved })).resolves.toMatchObject({ orderPaid: moved })
  })

  it('are drawn as they are typed, in both schemes, and a value stays text', async () => {
    const body = { ...receipt, subject: '{number} <b>', closing: '{code} {code}{nobody}' }
    const answer = await server.request(previewMail, { as: editor, body })
    const { subject, light, dark } = await answer.json()
    expect(subject).toBe('IV-1042 <b>')
    for (const html of [light, dark]) {
      expect(html).toContain('Hi Elena,')
      expect(html).toContain('K7QM-2XPA K7QM-2XPA{nobody}')
      expect(html).toContain('IV-1042 &lt;b&gt;')
      expect(html).not.toContain('prefers-color-scheme:dark')
    }
    expect(light).not.toBe(dark)
    expect(mailServer.mails).toEqual([])
  })

  it('are tried out by whoever edits them, and reach nobody else', async () => {
    expect(await (await test(editor)).json()).toEqual({ to: 'elena@example.com', isSent: true })
    expect(mailServer.mails.map(({ to }) => to)).toEqual([['<elena@example.com>']])
    expect(mailServer.mails[0]?.text).toContain('Subject: Your receipt for order IV-1042')
  })

  it('say that nothing was sent: no mail server, one that refuses, no address', async () => {
    const nameless = await buildUser(server.payload, { role: 'editor', email: null })
    process.env.SMTP_URL = ''
    expect(await (await test(editor)).json()).toEqual({ to: 'elena@example.com', isSent: false })
    // An address is asked for only where one would help.
    expect(await (await test(nameless)).json()).toEqual({ to: '', isSent: false })
    process.env.SMTP_URL = mailServer.url
    mailServer.answerTo('550 No such mailbox')
    const refused = await test(editor)
    mailServer.answerTo('250 OK')
    expect([refused.status, await refused.json()]).toEqual([502, failureOf(MAIL_TEXTS.refused)])
    const answer = await test(nameless)
    expect([answer.status, await answer.json()]).toEqual([409, failureOf(MAIL_TEXTS.noAddress)])
    expect(mailServer.mails).toEqual([])
  })

  it('are tried out so many times in an hour, and no more', async () => {
    const eager = await buildEditor(server.payload)
    const statuses: number[] = []
    for (let sent = 0; sent <= HOUR_OF_TESTS; sent += 1) statuses.push((await test(eager)).status)
    expect(statuses).toEqual([...Array(HOUR_OF_TESTS).fill(200), 429])
  })
})
