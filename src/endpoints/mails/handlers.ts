import type { PayloadRequest } from 'payload'
import { MAIL_TEXTS, type TypedMail, previewMail, testMail } from '@/contracts/mails/mails'
import { CallError, conflict } from '@/database/errors'
import { environment } from '@/environment'
import type { Mail } from '@/mail/mail'
import { inScheme } from '@/mail/mailParts'
import { sampleMail } from '@/mail/sampleMails'
import { writeMail } from '@/mail/writeMail'
import type { User as StoredUser } from '@/payload-types'
import { type HandledCall, handle } from '../core/handle'

/** Looking at the site's mails, and trying them out; for editors and admins (docs/behaviour.md, 10.1). */
export const mailCalls: HandledCall[] = [
  handle(previewMail, async ({ req, body, user }) => {
    const { subject, html } = await typedMail(req, body, user)
    return { subject, light: inScheme(html, 'light'), dark: inScheme(html, 'dark') }
  }),
  handle(testMail, async ({ req, body, user }) => {
    // First, for an address alone would change nothing.
    if (!environment.smtpUrl) return { to: user.email ?? '', isSent: false }
    if (!user.email) throw conflict(MAIL_TEXTS.noAddress)
    const to = user.email
    const mail = await typedMail(req, body, user)
    try {
      // As an object, an address stays one recipient whatever characters it contains.
      await req.payload.sendEmail({ ...mail, to: { name: '', address: to } })
    } catch (error) {
      req.payload.logger.warn({ err: error, msg: 'A test of a mail was not sent' })
      throw new CallError(502, MAIL_TEXTS.refused)
    }
    return { to, isSent: true }
  }),
]

/** The mail with sample values, as it would reach the caller. */
async function typedMail(
  req: PayloadRequest,
  { name, ...words }: TypedMail,
  { firstName = null }: StoredUser,
): Promise<Mail> {
  const { brandName } = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, req })
  const siteName = brandName ?? ''
  return writeMail(sampleMail(name, { siteName, siteUrl: environment.siteUrl, firstName }), words)
}
