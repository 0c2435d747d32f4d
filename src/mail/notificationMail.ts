import { UNREAD_MINUTES } from '@/contracts/chat/limits'
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

type Unread = Stop &
  Pick<Single, 'siteName' | 'firstName' | 'title' | 'link'> & {
    /** The first message that is not read, and how many there are. */
    words: string
    unread: number
  }

/** Messages that nobody has read for ten minutes, once for each conversation until it is read. */
export function unreadMessagesMail(mail: Unread): Mail {
  const { title, words, unread, link, stopUrl, settingsUrl, ...given } = mail
  return composeMail({
    ...given,
    subject: title,
    paragraphs: [words, ...(unread > 1 ? [`${unread} messages wait for you.`] : [])],
    action: { label: 'Open the conversation', url: link },
    footer: {
      text: `You get this once when a message has waited ${UNREAD_MINUTES} minutes, until you have read it.`,
      links: linksOf({ stopUrl, settingsUrl }, 'Stop these mails'),
    },
    ...(stopUrl && { stopUrl }),
  })
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
