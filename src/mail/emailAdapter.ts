import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import nodemailer from 'nodemailer'
import type { EmailAdapter } from 'payload'
import { environment } from '@/environment'

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Sends through SMTP_URL; without it, mails go to the log. */
export function emailAdapter(): EmailAdapter | Promise<EmailAdapter> {
  if (!environment.smtpUrl) return logAdapter
  const { address, name } = sender()
  return nodemailerAdapter({
    defaultFromAddress: address,
    defaultFromName: name,
    skipVerify: true,
    transport: nodemailer.createTransport({ url: environment.smtpUrl, ...TIMEOUTS }),
  })
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
