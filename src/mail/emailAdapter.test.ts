import type { Payload } from 'payload'
import { startLetterSink } from './testing/letterSink'
import { emailAdapter } from './emailAdapter'
import { shippedWords } from '@/contracts/mails/mailWords'
import { resetLinkMail } from './resetLinkMail'
import { writeMail } from './writeMail'

describe('mail through a mail server', () => {
  const { SMTP_URL, MAIL_FROM } = process.env
  afterEach(() => {
    Object.assign(process.env, { SMTP_URL: SMTP_URL ?? '', MAIL_FROM: MAIL_FROM ?? '' })
  })

  it.each([
    ['', 'From: Marisol Vega <no-reply@localhost>'],
    ['news@vega.example', 'From: Marisol Vega <news@vega.example>'],
    ['The desk <desk@vega.example>', 'From: The desk <desk@vega.example>'],
  ])('with MAIL_FROM "%s" comes from the brand unless it names somebody', async (from, header) => {
    const sink = await startLetterSink()
    Object.assign(process.env, { SMTP_URL: sink.url, MAIL_FROM: from })
    const payload = { findGlobal: async () => ({ brandName: 'Marisol Vega' }) } as unknown as Payload
    const { sendEmail } = (await emailAdapter())({ payload })
    await sendEmail({ to: 'mara@example.com', subject: 'A word', text: 'Hello' })
    expect(sink.mails[0]?.source).toContain(header)
    await sink.stop()
  })
})

describe('mail without a mail server', () => {
  const link = 'https://isla.example/reset-password?token=abcdefghijklmnopqrstuvwxyz0123456789-_ABCDE'

  async function logged(): Promise<string> {
    const lines: unknown[] = []
    const logger = { info: (line: unknown) => lines.push(line) }
    const adapter = await emailAdapter()
    const { sendEmail } = adapter({ payload: { logger } as unknown as Payload })
    const draft = resetLinkMail({ siteName: 'Isla Verano', firstName: 'Mara', link })
    const mail = writeMail(draft, shippedWords('resetLink'))
    await sendEmail({ ...mail, to: 'mara@example.com' })
    return JSON.stringify(lines)
  }

  afterEach(() => {
    delete process.env.SHOW_RESET_LINK
  })

  it('is written to the log, without the token of a reset link', async () => {
    const text = await logged()
    expect(text).toContain('mara@example.com')
    expect(text).toContain('Hi Mara,')
    expect(text).not.toContain('abcdefghijklmnopqrstuvwxyz')
  })

  it('is written with the link only where the site shows it anyway', async () => {
    process.env.SHOW_RESET_LINK = 'true'
    expect(await logged()).toContain(link)
  })
})
