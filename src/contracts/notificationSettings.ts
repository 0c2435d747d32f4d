import * as v from 'valibot'
import { call } from './core/call'
import { Message, noQuery } from './core/wire'
import { NOTIFICATION_KINDS, type NotificationKind } from './notifications'
import { Workspace, WorkspacePatch } from './workspace'

/** How notifications of a kind are mailed; the bell shows all of them (docs/behaviour.md, 4.20). */
export const MAIL_CHOICES = ['off', 'digest', 'now'] as const
export type MailChoice = (typeof MAIL_CHOICES)[number]

/** A kind whose mails cannot be switched off or delayed. */
const ALWAYS_NOW = 'security'
export type ChosenKind = Exclude<NotificationKind, typeof ALWAYS_NOW>
/** The kinds whose mails can be chosen. */
export const CHOSEN_KINDS = NOTIFICATION_KINDS.filter((kind): kind is ChosenKind => kind !== ALWAYS_NOW)

/** What the settings and mails call a kind, and what it is about. */
export const KIND_WORDS: Record<NotificationKind, { title: string; one: string; about: string }> = {
  reminder: { title: 'Reminders', one: 'Reminder', about: 'Posts you set a reminder for' },
  order: { title: 'Orders', one: 'Order', about: 'What you sold, and returns' },
  letter: { title: 'Letters', one: 'Letter', about: 'When one is sent, or could not be' },
  deadline: { title: 'Deadlines', one: 'Deadline', about: 'Deals and reports that end soon' },
  deal: { title: 'Deals', one: 'Deal', about: 'Answers to your applications' },
  event: { title: 'Events', one: 'Event', about: 'Places, approvals and changes' },
  message: {
    title: 'Messages',
    one: 'Message',
    about: 'Chat, mailed once after ten unread minutes; answers to your feedback',
  },
  collab: { title: 'Collaborations', one: 'Collaboration', about: 'Requests and answers' },
  listing: { title: 'Listings', one: 'Listing', about: 'Reviews of your places' },
  team: { title: 'Team', one: 'Team', about: 'Tasks and applications' },
  achievement: { title: 'Achievements', one: 'Achievement', about: 'When one unlocks' },
  security: { title: 'Security', one: 'Security', about: 'Log-ins and passwords' },
  room: { title: 'Room', one: 'Room', about: 'When a list is almost full' },
}

export const NOTIFICATION_SETTINGS_TEXTS = {
  choiceUnknown: `Choose one of: ${MAIL_CHOICES.join(', ')}`,
  stopped: 'These mails have stopped.',
  saved: 'Saved',
  saving: 'Saving...',
  saveFailed: 'Failed to save notifications',
  notLoaded: 'Your settings could not be loaded.',
} as const

const choice = v.picklist(MAIL_CHOICES, NOTIFICATION_SETTINGS_TEXTS.choiceUnknown)

export const NotificationSettings = v.strictObject({
  mails: v.strictObject(ofKinds(NOTIFICATION_KINDS, choice)),
  timeZone: Workspace.entries.timeZone,
  digestHour: Workspace.entries.digestHour,
})
export type NotificationSettings = v.InferOutput<typeof NotificationSettings>

/** Missing keys stay unchanged; the last change of a kind wins. */
export const NotificationSettingsPatch = v.object({
  mails: v.optional(v.strictObject(ofKinds(CHOSEN_KINDS, v.optional(choice)))),
  ...WorkspacePatch.entries,
})

function ofKinds<TKind extends NotificationKind, TSchema extends v.GenericSchema>(
  kinds: readonly TKind[],
  schema: TSchema,
) {
  return Object.fromEntries(kinds.map((kind) => [kind, schema])) as Record<TKind, TSchema>
}

export const getNotificationSettings = call({
  method: 'get',
  path: '/notification-settings',
  who: 'user',
  query: noQuery,
  answer: NotificationSettings,
  summary: 'How the caller’s notifications are mailed, and when the digest comes',
})

export const updateNotificationSettings = call({
  method: 'patch',
  path: '/notification-settings',
  who: 'user',
  query: noQuery,
  body: NotificationSettingsPatch,
  answer: NotificationSettings,
  summary: 'Choose how kinds of notifications are mailed, and when the digest comes; the last change wins',
})

/** What a link in a mail stops: one kind, or all that come with the digest. */
export const STOPPED = ['digest', ...CHOSEN_KINDS] as const
export type Stopped = (typeof STOPPED)[number]

const stop = {
  path: '/notification-settings/stop/:userId/:kind/:key',
  who: 'anyone',
  redirects: true,
  isCrossSite: true,
} as const

/** Mail programs send it themselves (RFC 8058); with `from=page` it is the form of that page, and leads back there. */
export const stopMails = call({
  ...stop,
  method: 'post',
  query: v.object({ from: v.optional(v.literal('page')) }),
  answer: Message,
  summary: 'Stop the mails that a link in one of them names; answers 200 for any link',
})

export const openStopPage = call({
  ...stop,
  method: 'get',
  answerType: 'none',
  summary: 'Leads to the page with the button that stops these mails; changes nothing',
})

/** Whether a link in a mail can stop it. */
export function isStoppable(kind: string): kind is Stopped {
  return STOPPED.some((each) => each === kind)
}

/** The page with the button that stops mails. */
export function stopPagePath(link: { userId: string; kind: string; key: string }): `/${string}` {
  return `/stop-mails/${[link.userId, link.kind, link.key].map(encodeURIComponent).join('/')}`
}

/** An hour from 0 to 23 as "8:00 AM". */
export function hourText(hour: number): string {
  const clock = { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' } as const
  return new Date(Date.UTC(2000, 0, 1, hour)).toLocaleTimeString('en-US', clock).replace(/\s/g, ' ')
}

/** A time zone in words, all year round: "Eastern Time". */
export function zoneText(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
