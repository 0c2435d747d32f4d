import { Types } from 'mongoose'
import type { MailKind } from '@/database/queueMail'
import type { Entry } from '@/endpoints/waiting-list/waitingPlaces'
import { waitingPath } from '@/endpoints/waiting-list/waitingPlaces'
import { readEntry } from '@/endpoints/waiting-list/presentPlace'
import { environment } from '@/environment'
import { confirmWaitingMail, pieceKeptMail, alreadyWaitingMail } from '@/mail/waitingListMail'
import type { MailDraft } from '@/mail/writeMail'
import type { Compose } from './compose'

type WaitingListMail = Extract<MailKind, `line-${string}`>

/** The mails about the line for a sold-out piece. Both describe the state at the time they are sent. */
export const waitingListMails: Record<WaitingListMail, Compose> = {
  'line-confirm': aboutPlace,
  'line-kept': aboutPlace,
}

/** Sends nothing once the place has ended. */
async function aboutPlace(req: Parameters<Compose>[0], id: string, siteName: string): ReturnType<Compose> {
  const entry = await readEntry(req, new Types.ObjectId(id))
  if (!entry || (entry.keptUntil && entry.keptUntil <= new Date())) return null
  return { to: entry.email, mail: write(entry, siteName) }
}

function write({ _id, title, detail, confirmedAt, keptUntil }: Entry, siteName: string): MailDraft {
  const facts = {
    siteName,
    piece: detail ? `${title}, ${detail}` : title,
    link: `${environment.siteUrl}${waitingPath(_id.toHexString())}`,
  }
  if (keptUntil) return pieceKeptMail({ ...facts, until: clock(keptUntil) })
  return confirmedAt ? alreadyWaitingMail(facts) : confirmWaitingMail(facts)
}

/** "3:12 PM EST", in the site's time zone. */
function clock(moment: Date): string {
  return moment.toLocaleTimeString('en-US', {
    timeZone: environment.timeZone,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
}
