import { Types } from 'mongoose'
import type { MailKind } from '@/payload/queueMail'
import type { Entry } from '@/endpoints/waiting-list/lineStore'
import { linePath } from '@/endpoints/waiting-list/lineStore'
import { readEntry } from '@/endpoints/waiting-list/placeInLine'
import { environment } from '@/environment'
import { lineConfirmMail, lineKeptMail, lineWaitingMail } from '@/mail/lineMail'
import type { Mail } from '@/mail/mail'
import type { Compose } from './compose'

type LineMail = Extract<MailKind, `line-${string}`>

/** The mails about the line for a sold-out piece. Both describe the state at the time they are sent. */
export const lineMails: Record<LineMail, Compose> = { 'line-confirm': aboutPlace, 'line-kept': aboutPlace }

/** Sends nothing once the place has ended. */
async function aboutPlace(req: Parameters<Compose>[0], id: string, siteName: string): ReturnType<Compose> {
  const entry = await readEntry(req, new Types.ObjectId(id))
  if (!entry || (entry.keptUntil && entry.keptUntil <= new Date())) return null
  return { to: entry.email, mail: write(entry, siteName) }
}

function write({ _id, title, detail, confirmedAt, keptUntil }: Entry, siteName: string): Mail {
  const facts = {
    siteName,
    piece: detail ? `${title}, ${detail}` : title,
    link: `${environment.siteUrl}${linePath(_id.toHexString())}`,
  }
  if (keptUntil) return lineKeptMail({ ...facts, until: clock(keptUntil) })
  return confirmedAt ? lineWaitingMail(facts) : lineConfirmMail(facts)
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
