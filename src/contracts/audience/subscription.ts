/** What people can agree to get (docs/behaviour.md, 13.1): one letter at the launch, and news. */
export const TOPICS = ['launch', 'news'] as const
export type Topic = (typeof TOPICS)[number]

/** What a topic is called in a list, what a person agrees to, and a line below that. */
export const TOPIC_WORDS: Record<Topic, { title: string; agreed: string; about: string }> = {
  launch: { title: 'Launch', agreed: 'One e-mail when it opens', about: 'Launch, once' },
  news: { title: 'News', agreed: 'News', about: 'A letter now and then' },
}

/** A subscriber's states (docs/behaviour.md, 13.2); only `active` people are written to. */
export const SUBSCRIBER_STATUSES = ['pending', 'active', 'unsubscribed', 'bounced', 'complained'] as const
export type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number]

/** Where somebody signed up. */
export const SUBSCRIBER_SOURCES = ['landing', 'subscribe', 'checkout', 'admin', 'import'] as const
export type SubscriberSource = (typeof SUBSCRIBER_SOURCES)[number]

/** What the page /subscribe and the tick at the checkout say; it is stored with the consent. */
export const NEWS_WORDINGS = {
  subscribe: 'What is new in the shop, and what happens behind it. Send it to me.',
  checkout: 'Also send me news: a letter now and then.',
} as const

/** What a person did, and how; each is kept with its wording as evidence. */
export const CONSENT_KINDS = ['asked', 'confirmed', 'topics', 'left', 'imported'] as const
export type ConsentKind = (typeof CONSENT_KINDS)[number]
export const CONSENT_WAYS = ['page', 'one-click', 'admin', 'provider'] as const
export type ConsentWay = (typeof CONSENT_WAYS)[number]

/** Days that the link of a confirm mail works, and days after which an address that nobody confirmed is erased. */
export const CONFIRM_DAYS = 7
export const UNCONFIRMED_DAYS = 14

export const FIRST_NAME_MAX = 40

/** Lengths of the welcome letter, in characters. */
export const WELCOME_SUBJECT_MAX = 150
export const WELCOME_TEXT_MAX = 10_000

/** Why somebody left, as the page asks. */
export const LEAVE_REASONS = [
  'Too many letters',
  'Not what I expected',
  'I never signed up',
  'Something else',
] as const

/** Topics in their order, each once. */
export function inOrder(topics: readonly Topic[]): Topic[] {
  return TOPICS.filter((topic) => topics.includes(topic))
}

/** "marisol@example.com" as "m…l@example.com": whoever reads it in a picture does not learn the address. */
export function maskedEmail(address: string): string {
  const at = address.lastIndexOf('@')
  const last = at > 1 ? address.charAt(at - 1) : ''
  return `${address.charAt(0)}…${last}${address.slice(at)}`
}

/** What the page of a confirm mail shows. */
export type ConfirmPage = {
  maskedEmail: string
  /** What they asked for, and what they have agreed to already. */
  asked: Topic[]
  topics: Topic[]
  /** The key of their other links; null until they have confirmed. */
  key: string | null
}

/** What the pages of a letter's links show. */
export type SubscriptionPage = {
  maskedEmail: string
  status: SubscriberStatus
  topics: Topic[]
  firstName: string | null
  /** What happened and when, the first first; times as ISO 8601. */
  history: { what: ConsentKind; at: string }[]
}
