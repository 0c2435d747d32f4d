import * as v from 'valibot'
import { call } from '../core/call'
import { linkForm } from '../core/linkForm'
import { Message, optional, text } from '../core/wire'
import { FIRST_NAME_MAX, LEAVE_REASONS, type Topic } from './subscription'

/** Texts of the pages that mails to subscribers lead to (docs/behaviour.md, 13.3). */
export const NEWSLETTER_TEXTS = {
  left: 'You are off the list. No mail follows.',
  linkOver: 'This link is no longer valid. Sign up again to get a new one.',
  chooseOne: 'Choose at least one.',
} as const

/** A ticked box of a native form sends "on"; one that is not ticked is missing. */
const ticked = v.optional(v.literal('on'))
/** The code of the letter whose link led to the form. */
const ofLetter = v.optional(v.string())
/** A box for each topic. */
const ofTopics = { launch: ticked, news: ticked } satisfies Record<Topic, typeof ticked>

const ofForm = { ...linkForm, limit: 'newsletter' } as const

export const subscribe = call({
  method: 'post',
  path: '/newsletter/subscribe',
  who: 'anyone',
  bodyType: 'form',
  maxBytes: 2_000,
  body: v.object({ email: v.optional(v.string(), ''), s: ofLetter }),
  redirects: true,
  answerType: 'none',
  limit: 'email-signup',
  summary: 'Ask for news; leads back to its page, which says the same for every address',
})

export const confirmSubscription = call({
  ...ofForm,
  path: '/newsletter/confirm/:subscriber/:key',
  body: v.object(ofTopics),
  summary:
    'Confirm an address and choose its topics; leads back to the page of the link, which says how it went',
})

const ofLeaving = { who: 'anyone', redirects: true, isCrossSite: true } as const

/** Mail programs send it themselves (RFC 8058), with any body; with `from=page` it is the form of that page. */
export const leaveList = call({
  ...ofLeaving,
  method: 'post',
  path: '/newsletter/leave/:key',
  query: v.object({
    from: v.optional(v.literal('page')),
    /** The letter whose link it is. */
    c: v.optional(v.string()),
  }),
  answer: Message,
  summary: 'Take an address off the list; answers 200 for any link',
})

export const openLeavePage = call({
  ...ofLeaving,
  method: 'get',
  path: '/newsletter/leave/:key',
  answerType: 'none',
  summary: 'Leads to the page with the button that leaves the list; changes nothing',
})

export const tellWhyLeft = call({
  ...ofForm,
  path: '/newsletter/leave/:key/reason',
  body: v.object({ reason: v.picklist(LEAVE_REASONS) }),
  summary: 'Say why one left',
})

export const returnToList = call({
  ...ofForm,
  path: '/newsletter/leave/:key/return',
  body: v.object({}),
  summary: 'Sign up again after leaving; a mail asks for the confirmation',
})

export const changePreferences = call({
  ...ofForm,
  path: '/newsletter/preferences/:key',
  body: v.object({ ...ofTopics, firstName: optional(text(undefined, FIRST_NAME_MAX)), s: ofLetter }),
  summary: 'Choose topics and first name; without a topic the person leaves the list',
})

export const copyPreferences = call({
  method: 'get',
  path: '/newsletter/preferences/:key/copy',
  who: 'anyone',
  answerType: 'file',
  fileTypes: ['application/json'],
  limit: 'newsletter',
  summary: 'Everything that is stored about the person whose link it is',
})

export const eraseSubscription = call({
  ...ofForm,
  path: '/newsletter/preferences/:key/erase',
  body: v.object({}),
  summary: 'Erase the address of a link, and all that is stored with it',
})

export const SUBSCRIBE_PAGE = '/subscribe'
/** The pages of the links, by what the link holds. */
export const confirmPagePath = (link: { subscriber: string; key: string }): `/${string}` =>
  `/confirm/${encodeURIComponent(link.subscriber)}/${encodeURIComponent(link.key)}`
export const leavePagePath = (key: string, letter?: string): `/${string}` =>
  `/leave/${encodeURIComponent(key)}${letter ? `?c=${letter}` : ''}`
export const preferencesPath = (key: string): `/${string}` => `/preferences/${encodeURIComponent(key)}`
