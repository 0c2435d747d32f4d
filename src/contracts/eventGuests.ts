import * as v from 'valibot'
import { call } from './core/call'
import { email, text } from './core/wire'
import type { EventPage } from './eventPage'
import { eventPath } from './eventPage'
import type { EVENT_REGISTRATION_STATUSES } from './events'

/** How long a place is held for a guest who has not yet confirmed their address. */
export const HELD_MINUTES = 30
/** Guests without a place, and without a confirmed address, are erased after this many hours. */
export const UNCONFIRMED_HOURS = 24
/** Guests are erased this many days after the event. */
export const GUEST_DAYS = 30

export const AskForPlace = v.object({ name: text('Enter your name', 80), email: email() })

/** What the page after the form says; in its address, because the form works without script. */
export type Asked = 'mail' | 'line' | 'over'

export function askedPath(slug: string, said: Asked = 'mail'): `/events/${string}` {
  return `${eventPath(slug)}/asked${said === 'mail' ? '' : `?said=${said}`}`
}

type GuestLink = { guest: string; key: string }

/** A guest's own page: the ticket, or the place in line. */
export function guestPath({ guest, key }: GuestLink): `/ticket/${string}` {
  return `/ticket/${guest}/${key}`
}

/** Null until the guest has a place or is in line. */
export type GuestPlace =
  | { state: 'unconfirmed'; heldUntil: string | null }
  | { state: 'line'; ahead: number; since: string }
  | { state: (typeof EVENT_REGISTRATION_STATUSES)[number]; decidedAt: string | null }

/** What a guest's link opens; `event` is null once it is cancelled. */
export type GuestPage = {
  name: string
  place: GuestPlace
  event: EventPage | null
  isPublic: boolean
  isOver: boolean
  isFull: boolean
  isLineClosed: boolean
  /** Number of people in line. */
  waiting: number
}

export const askForPlace = call({
  method: 'post',
  path: '/events/:slug/guests',
  who: 'anyone',
  bodyType: 'form',
  body: AskForPlace,
  redirects: true,
  answerType: 'none',
  limit: 'event-guest',
  summary:
    'Ask for a place at a public event with a name and a mail; leads to the same page for every address',
})

const ofLink = {
  who: 'anyone',
  redirects: true,
  isCrossSite: true,
  answerType: 'none',
  limit: 'waiting-line',
} as const

export const confirmGuest = call({
  ...ofLink,
  method: 'post',
  path: '/event-guests/:guest/:key/confirm',
  summary:
    "Confirm a guest's address: the held place is theirs, or they join the waiting list of a full event",
})

export const cancelGuest = call({
  ...ofLink,
  method: 'post',
  path: '/event-guests/:guest/:key/cancel',
  summary: "Give a guest's place back, or leave the waiting list, and erase name and address",
})
