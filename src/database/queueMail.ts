import type { PayloadRequest } from 'payload'
import { insertRecord } from './insertRecord'

/**
 * The mails the site sends; `about` is the id of the record, or the username, that a mail is about. Some have several
 * ids, separated by spaces: 'order-sold', 'order-waits' and 'order-return-asked' the order's and the seller's,
 * 'order-shipped' and 'order-corrected' the order's and the shipment's, 'order-return-due' the order's and the
 * return's, 'order-return-decided' the same and the state it came to, 'order-return-sent' the order's, the seller's
 * and the return's, 'order-downloads-allowed' the order's, the line's and the file's, 'digest' the user's and, in ms,
 * when it was claimed, 'event-cancelled' the registrant's, or the guest's, with the event's date, zone and title,
 * because the event is gone. 'email-changed' has the user's, and the former address.
 */
export const MAIL_KINDS = [
  'reset-link',
  'approved',
  'rejected',
  'email-changed',
  'waiting',
  'application-received',
  'registration-decided',
  'event-moved',
  'event-cancelled',
  'event-seat',
  'event-reminder',
  'guest-link',
  'feedback-answered',
  'order-received',
  'order-paid',
  'order-sold',
  'order-waits',
  'order-confirmed',
  'order-shipped',
  'order-corrected',
  'order-cancelled',
  'order-refunded',
  'order-sold-out',
  'order-link',
  'order-problem',
  'order-return-asked',
  'order-return-waits',
  'order-return-decided',
  'order-return-sent',
  'order-return-due',
  'order-downloads-allowed',
  'refund-failed',
  'line-confirm',
  'line-kept',
  'books-differ',
  'digest',
  'notification',
  'chat-unread',
  'subscription-confirm',
  'subscription-welcome',
  'team-task',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** Queue of the mails that nobody waits for; any number of them never delays one of the default queue. */
export const BULK_QUEUE = 'bulk'

const BULK_KINDS: ReadonlySet<MailKind> = new Set([
  'digest',
  'notification',
  'chat-unread',
  'subscription-confirm',
  'subscription-welcome',
  'event-reminder',
])

/**
 * Queues a mail for a job (jobs/sendMail.ts), in the request's transaction if it has one. Only the reference is stored;
 * address, name and link are looked up when the mail is sent. Bypasses Payload's own queueing, which took a fifth of
 * the time to place an order; sendMail.test.ts compares the two.
 */
export async function queueMail(req: PayloadRequest, kind: MailKind, about: string): Promise<void> {
  await insertRecord(req, 'payload-jobs', {
    input: { kind, about },
    taskSlug: 'sendMail',
    queue: BULK_KINDS.has(kind) ? BULK_QUEUE : 'default',
    hasError: false,
    processing: false,
    totalTried: 0,
  })
}
