import * as v from 'valibot'
import { call } from './core/call'
import { Message, date, id } from './core/wire'
import { EventRegistrationInput } from './events'

/** Before an event begins, its waiting list moves up until this many hours are left. */
export const LINE_CLOSES_HOURS = 2

export const EVENT_WAIT_TEXTS = {
  seatsLeft: 'There are places left: register instead',
  already: 'You are on the waiting list already',
  closed: `The waiting list closes ${LINE_CLOSES_HOURS} hours before the event`,
  joined: 'You are on the waiting list',
  left: 'You have left the waiting list',
  joinFailed: 'Failed to join the waiting list',
  leaveFailed: 'Failed to leave the waiting list',
} as const

/** A user's place on the waiting list of a full event. */
export const EventWait = v.strictObject({
  id,
  eventId: id,
  /** Number of people before this one. */
  ahead: v.number(),
  createdAt: date,
})
export type EventWait = v.InferOutput<typeof EventWait>

export const listMyEventWaits = call({
  method: 'get',
  path: '/event-waits/my',
  who: 'user',
  answer: v.array(EventWait),
  summary: "The caller's places on waiting lists of events",
})

export const createEventWait = call({
  method: 'post',
  path: '/event-waits',
  who: 'user',
  body: EventRegistrationInput,
  answer: EventWait,
  status: 201,
  summary: 'Join the waiting list of a full event; a place that comes free goes to the first on it',
  fails: [404, 409],
})

export const deleteEventWait = call({
  method: 'delete',
  path: '/event-waits/:id',
  who: 'user',
  answer: Message,
  summary: 'Leave a waiting list that the caller is on',
})
