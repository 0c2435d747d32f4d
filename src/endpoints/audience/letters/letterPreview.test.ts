import {
  LETTER_TEST_TEXTS,
  type LetterPreview,
  previewLetter,
  readLetterDomain,
  testLetter,
} from '@/contracts/audience/letterPreview'
import { type Letter, createLetter } from '@/contracts/audience/letters'
import { type MailServer, startMailServer } from '@/mail/testing/mailServer'
import type { User as StoredUser } from '@/payload-types'
import { failureOf } from '../../core/testing/answers'
import { buildAdmin, buildUser } from '../../core/testing/factories'
import { type TestServer, startServer } from '../../core/testing/server'
import { buildSubscriber } from '../testing/subscribers'
import { inWords } from './mailDomain'

const words = {
  subject: 'Summer drop',
  body: '# It is here\n\nHi {{name}}, [look at it](/shop).',
  topic: 'news' as const,
}

describe('looking at a letter', () => {
  let mailServer: MailServer
  let server: TestServer
  let mara: StoredUser

  beforeAll(async () => {
    mailServer = await startMailServer()
    process.env.SMTP_URL = mailServer.url
    server = await startServer()
    mara = await buildUser(server.payload, { firstName: 'Mara', email: 'mara@example.com' })
  })
  afterAll(async () => {
    await server.stop()
    await mailServer.stop()
    delete process.env.SMTP_URL
  })

  async function look(body: object): Promise<LetterPreview> {
    const answer = await server.request(previewLetter, { as: mara, body })
    expect(answer.status).toBe(200)
    return answer.json()
  }
  async function write(): Promise<Letter> {
    return (await server.request(createLetter, { as: mara, body: words })).json()
  }
  const test = (as: StoredUser, { id }: Letter) =>
    server.request(testLetter, { as, params: { id }, body: {} })

  it('shows it in both schemes and as text, with what stops it', async () => {
    await buildSubscriber(server, 'ana@example.com', ['news'])
    const { light, dark, text, checks } = await look(words)
    expect(light).toContain('Hi Mara, <a')
    expect(dark).not.toBe(light)
    expect(text).toContain('Hi Mara, look at it (')
    const texts = checks.map(({ level, text: about }) => `${level}: ${about}`)
    expect(texts).toContain('fine: 1 person fits this choice')
    expect(texts).toContain('error: There is no postal address')
    await server.payload.updateGlobal({
      slug: 'site-settings',
      data: { postalAddress: '1200 Ocean Drive', _status: 'published' },
    })
    const settled = await look(words)
    expect(settled).toEqual({
      light: expect.any(String),
      dark: expect.any(String),
      text: expect.any(String),
      bytes: expect.any(Number),
      sender: 'Isla Verano',
      checks: expect.any(Array),
    })
    expect(settled.checks.filter(({ level }) => level === 'error')).toEqual([])
    expect(settled.text).toContain(', 1200 Ocean Drive')
  })

  it('looks at a letter that is not begun', async () => {
    const { checks } = await look({})
    expect(checks.map(({ text }) => text)).toContain('The letter has no subject')
  })

  it('sends a test to its author alone, 10 an hour', async () => {
    const letter = await write()
    const sent = await test(mara, letter)
    expect(await sent.json()).toEqual({ to: 'mara@example.com', isSent: true })
    expect(mailServer.mails).toEqual([expect.objectContaining({ to: ['<mara@example.com>'] })])
    expect(mailServer.mails[0]?.text).toContain('Subject: [Test] Summer drop')
    expect(mailServer.mails[0]?.text).not.toContain('/go/')
    for (let more = 0; more < 9; more += 1) expect((await test(mara, letter)).status).toBe(200)
    expect((await test(mara, letter)).status).toBe(429)
  })

  it('sends no test without an address', async () => {
    const nobody = await buildUser(server.payload, { email: null })
    const letter = await server.request(createLetter, { as: nobody, body: words })
    const answer = await test(nobody, await letter.json())
    expect([answer.status, await answer.json()]).toEqual([409, failureOf(LETTER_TEST_TEXTS.noAddress)])
  })

  it('says first that there is no mail server', async () => {
    const nobody = await buildUser(server.payload, { email: null })
    const letter = await server.request(createLetter, { as: nobody, body: words })
    process.env.SMTP_URL = ''
    const answer = await test(nobody, await letter.json())
    process.env.SMTP_URL = mailServer.url
    expect([answer.status, await answer.json()]).toEqual([200, { to: '', isSent: false }])
  })

  it('says to admins alone what the domain of MAIL_FROM lacks, whatever its name servers do', async () => {
    expect((await server.request(readLetterDomain, { as: mara })).status).toBe(403)
    const answer = await server.request(readLetterDomain, { as: await buildAdmin(server.payload) })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ from: 'no-reply@localhost' })
  })
})

describe('the records of a domain', () => {
  it('come with what to paste, the missing ones first', () => {
    const records = inWords(
      'studio@isla.example',
      { mx: ['mx.isla.example'], spf: null, dmarc: [] },
      'smtp.example',
    )
    expect(records.map(({ name, state }) => `${name} ${state}`)).toEqual([
      'DMARC missing',
      'SPF unknown',
      'DKIM unknown',
      'MX stands',
    ])
    expect(records[0]?.paste).toEqual({
      type: 'TXT',
      name: '_dmarc.isla.example',
      value: 'v=DMARC1; p=none; rua=mailto:studio@isla.example',
    })
  })
})
