import type { PayloadRequest } from 'payload'

/** The mails the site sends; `about` is the id of the record, or the user name, that each is about. */
export const MAIL_KINDS = ['reset-link', 'approved', 'application-received'] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/**
 * Has a mail sent soon after the answer, by a job (jobs/sendMail.ts), in the request's transaction if it has one.
 * Only what the mail is about is stored: address, name and link are looked up when it is sent.
 */
export async function queueMail(req: PayloadRequest, kind: MailKind, about: string): Promise<void> {
  await req.payload.jobs.queue({ task: 'sendMail', input: { kind, about }, req })
}
