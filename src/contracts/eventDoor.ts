import * as v from 'valibot'
import { call } from './core/call'
import { HOUR_MS } from './core/time'
import { date, id } from './core/wire'
import { HostRegistration } from './events'

/** From when to when the host can check people in, in hours before and after the event begins. */
export const CHECK_IN_HOURS = { before: 12, after: 24 } as const

export const CHECK_IN_TEXTS = {
  early: `Check-in opens ${CHECK_IN_HOURS.before} hours before the event`,
  over: `Check-in ends ${CHECK_IN_HOURS.after} hours after the event has begun`,
  declined: 'This registration was declined',
  failed: 'Failed to check in',
} as const

/** Why nobody can be checked in at `now`, in ms since 1970; null when they can. */
export function checkInClosed(eventDate: string, now: number): string | null {
  const start = Date.parse(eventDate)
  if (now < start - CHECK_IN_HOURS.before * HOUR_MS) return CHECK_IN_TEXTS.early
  return now > start + CHECK_IN_HOURS.after * HOUR_MS ? CHECK_IN_TEXTS.over : null
}

/** The screen on which the host of an event checks people in. */
export function checkInPath(eventId: string): `/dashboard/events/${string}` {
  return `/dashboard/events/${eventId}/check-in`
}

export const checkIn = call({
  method: 'post',
  path: '/event-registrations/:id/check-in',
  who: 'user',
  body: v.object({ on: v.boolean() }),
  answer: HostRegistration,
  summary: "Check somebody in to one of the caller's events, or take that back; repeating it changes nothing",
  fails: [409],
})

/** Everybody who registered, first come first, and the waiting list of an event, for its host. */
export const DoorList = v.strictObject({
  title: v.string(),
  eventDate: date,
  timeZone: v.string(),
  registrations: v.array(HostRegistration),
  /** Who waits for a place, the next one first. */
  line: v.array(v.strictObject({ id, name: v.string(), isGuest: v.boolean(), since: date })),
})
export type DoorList = v.InferOutput<typeof DoorList>

export const getDoorList = call({
  method: 'get',
  path: '/events/:id/door',
  who: 'user',
  answer: DoorList,
  summary: "Who registered for one of the caller's events and who waits, as a whole, for the door",
})

export const getEventCsv = call({
  method: 'get',
  path: '/events/:id/csv',
  who: 'user',
  answerType: 'file',
  fileTypes: ['text/csv'],
  answer: v.unknown(),
  summary: "Who registered for one of the caller's events, as CSV without addresses",
})
