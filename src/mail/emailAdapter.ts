import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import nodemailer from 'nodemailer'
import type { EmailAdapter, Payload } from 'payload'
import { environment } from '@/environment'

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Sends through SMTP_URL; without it, mails go to the log. Where MAIL_FROM has no name, they come from the brand. */
export async function emailAdapter(): Promise<EmailAdapter> {
  if (!environment.smtpUrl) return logAdapter
  const { address, name } = sender()
  const adapter = await nodemailerAdapter({
    defaultFromAddress: address,
    defaultFromName: name,
    skipVerify: true,
    transport: nodemailer.createTransport({ url: environment.smtpUrl, ...TIMEOUTS }),
  })
  return (site) => {
    const sending = adapter(site)
    return {
      ...sending,
      sendEmail: async (message) =>
        sending.sendEmail({ from: { address, name: name || (await brandOf(site.payload)) }, ...message }),
    }
  }
}

/** The brand as it is called now. */
async function brandOf(payload: Payload): Promise<string> {
  const settings = { slug: 'site-settings', depth: 0, select: { brandName: true } } as const
  return (await payload.findGlobal(settings)).brandName
}

/** The keys in our links: 32 bytes in base64url, and whatever is longer. */
const KEYS = /[\w-]{43,}/g

/**
 * Anyone who has the key in a link can set a password, read an order or leave a line, so keys are logged only where the
 * site itself would show a reset link (environment.showsResetLink).
 */
const logAdapter: EmailAdapter = ({ payload }) => {
  const { address, name } = sender()
  return {
    name: 'log',
    defaultFromAddress: address,
    defaultFromName: name,
    async sendEmail({ to, subject, text }) {
      const body = typeof text === 'string' ? text : ''
      const shown = environment.showsResetLink ? body : body.replace(KEYS, '…')
      payload.logger.info({ msg: 'Mail (SMTP_URL is not set)', to, subject, text: shown })
    },
  }
}

/** MAIL_FROM, either 'Name <address>' or an address. */
export function sender(): { address: string; name: string } {
  const [, name, address] = /^(.*)<([^<>]+)>\s*$/.exec(environment.mailFrom) ?? []
  return {
    address: address?.trim() ?? environment.mailFrom.trim(),
    name: name?.replaceAll('"', '').trim() ?? '',
  }
}
