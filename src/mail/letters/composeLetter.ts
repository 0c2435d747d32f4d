import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import { environment } from '@/environment'
import { sender } from '../emailAdapter'

type Written = {
  to: string
  subject: string
  html: string
  text: string
  replyTo: string | null
  /** Names the sender where MAIL_FROM does not. */
  siteName: string
  /** The same for every attempt, so that a mailbox that got it twice can tell. */
  messageId: string
  /** The address whose POST takes the reader off the list (RFC 8058). */
  stopUrl: string
}

/** A letter to one person as it goes over the wire (docs/behaviour.md, 13.11). */
export function composeLetter({ to, stopUrl, replyTo, siteName, ...parts }: Written): Promise<Buffer> {
  const { address, name } = sender()
  const { hostname } = new URL(environment.siteUrl)
  return new MailComposer({
    ...parts,
    from: { address, name: name || siteName },
    to: { name: '', address: to },
    ...(replyTo && { replyTo }),
    headers: {
      'List-Id': asIs(`<letters.${hostname}>`),
      'List-Unsubscribe': asIs(`<${stopUrl}>`),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      Precedence: 'bulk',
    },
  })
    .compile()
    .build()
}

/** A header that is neither encoded nor folded, because mail programs read it literally. */
const asIs = (value: string) => ({ prepared: true, value })
