import type { Payload, PayloadRequest } from 'payload'
import { trySpend } from '@/auth/limits'
import { sign } from '@/auth/sign'
import type { LimitName } from '@/contracts/core/limitRules'
import { mailboxKey } from '@/contracts/core/wire'
import type { Mail } from '@/mail/mail'
import type { MailDraft } from '@/mail/writeMail'

/** Limits that a mail is counted by, each with its key. */
export type Counted = [limit: LimitName, key: string][]

type Addressed = {
  to: string | string[] | null | undefined
  /** One without words of its own yet, or, for notifications, whole. */
  mail: MailDraft | Mail
  /** Missing for a mail that nobody but its reader, or the team, can cause. */
  counted?: Counted
}

/** Looks up what a mail needs at the moment it is sent; null when its record is gone. */
export type Compose = (req: PayloadRequest, about: string, siteName: string) => Promise<Addressed | null>

/** Counts a mail to an address that anybody can have typed, by a mark of its mailbox: no address stays in a limit. */
export function perMailbox(limit: LimitName, address: string): Counted {
  return [[limit, sign('mail limits', mailboxKey(address))]]
}

/** Spends a point of each limit of a mail; false when one has none left, and the mail must not be sent. */
export async function isWithinLimits(payload: Payload, counted: Counted = []): Promise<boolean> {
  for (const [limit, key] of counted) if (!(await trySpend(payload, limit, key))) return false
  return true
}
