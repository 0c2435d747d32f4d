import { hourText, zoneText } from '@/contracts/notificationSettings'
import { type Mail, composeMail } from './mail'
import type { MailItem } from './mailFrame'

type Stop = {
  /** Missing for mails that cannot be stopped. */
  stopUrl?: string
  settingsUrl: string
}

type Digest = Stop & {
  siteName: string
  day: Date
  timeZone: string
  digestHour: number
  /** How many are unread; `items` are the latest of them. */
  total: number
  items: MailItem[]
  link: string
}

/** What a user has not read since the last digest (docs/behaviour.md, 10.9). */
export function digestMail(digest: Digest): Mail {
  const { siteName, day, timeZone, digestHour, total, items, link, stopUrl, settingsUrl } = digest
  const things = total === 1 ? 'One thing' : `${total} things`
  const rest = total - items.length
  return composeMail({
    siteName,
    subject: `${things} you have not read at ${siteName}`,
    heading: `${things} you have not read`,
    kicker: day.toLocaleDateString('en-US', { timeZone, weekday: 'long', month: 'long', day: 'numeric' }),
    paragraphs: [],
    items,
    action: { label: rest > 0 ? `See these and ${rest} more` : 'Open your dashboard', url: link },
    footer: {
      text: `One mail a day at ${hourText(digestHour)} ${zoneText(timeZone)}, and only when something is unread.`,
      links: linksOf({ stopUrl, settingsUrl }, 'Stop the digest'),
    },
    ...(stopUrl && { stopUrl }),
  })
}

type Single = Stop & {
  siteName: string
  firstName?: string | null
  title: string
  body: string
  link: string
  /** The name of its kind in the settings. */
  kind: string
}

/** One notification, mailed as soon as it is stored. */
export function notificationMail({ title, body, link, kind, stopUrl, settingsUrl, ...given }: Single): Mail {
  return composeMail({
    ...given,
    subject: title,
    paragraphs: [body],
    action: { label: 'Open it', url: link },
    footer: {
      text: stopUrl
        ? `You chose to get “${kind}” at once.`
        : `Mails about “${kind}” always come at once and cannot be switched off.`,
      links: linksOf({ stopUrl, settingsUrl }, 'Stop these mails'),
    },
    ...(stopUrl && { stopUrl }),
  })
}

function linksOf(
  { stopUrl, settingsUrl }: { stopUrl?: string | undefined; settingsUrl: string },
  label: string,
) {
  const choose = { label: 'Choose what reaches you', url: settingsUrl }
  return stopUrl ? [{ label, url: stopUrl }, choose] : [choose]
}
