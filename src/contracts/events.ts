import * as v from 'valibot'
import { call } from './core/call'
import { Message, date, id, integer, isoDate, longText, optional, text } from './core/wire'

/** Shown as Pending, Confirmed and Registered (docs/behaviour.md, 4.14); a rejected one holds no seat. */
export const EVENT_REGISTRATION_STATUSES = ['pending', 'approved', 'rejected'] as const
export type EventRegistrationStatus = (typeof EVENT_REGISTRATION_STATUSES)[number]

/** Texts of Events & Bookings (docs/behaviour.md, 4.14). */
export const EVENT_TEXTS = {
  alreadyRegistered: 'You are already registered for this event',
  capacityInvalid: 'Capacity must be a whole number, 0 or more',
  full: 'This event is full',
  over: 'This event has already taken place',
  registrationDeclined: 'Your registration for this event was declined',
  created: 'Event created!',
  registered: 'Registration successful!',
  deleted: 'Event deleted',
  cancelled: 'Registration cancelled',
  registerFailed: 'Registration failed',
  registerFailedHint: 'Failed to register for event',
  createFailed: 'Failed to create event',
  deleteFailed: 'Failed to delete event',
  cancelFailed: 'Failed to cancel registration',
  missingFields: 'Missing fields',
  missingFieldsHint: 'Please fill in the title and event date.',
} as const

/** An event as its creator sends it; capacity null is unlimited, 0 none. */
export const EventInput = v.object({
  title: text(EVENT_TEXTS.missingFieldsHint),
  description: optional(longText()),
  eventDate: isoDate(EVENT_TEXTS.missingFieldsHint),
  location: optional(text()),
  capacity: optional(integer(0, EVENT_TEXTS.capacityInvalid)),
})
export type EventInput = v.InferOutput<typeof EventInput>

export const EventRegistrationInput = v.object({ eventId: id })

/** An event as the calls answer it; seatsLeft null is unlimited. */
export const Event = v.strictObject({
  id,
  title: v.string(),
  description: v.nullable(v.string()),
  eventDate: date,
  location: v.nullable(v.string()),
  capacity: v.nullable(v.number()),
  createdBy: id,
  seatsLeft: v.nullable(v.number()),
})
export type Event = v.InferOutput<typeof Event>

export const EventRegistration = v.strictObject({
  id,
  eventId: id,
  userId: id,
  status: v.picklist(EVENT_REGISTRATION_STATUSES),
  registeredAt: date,
})
export type EventRegistration = v.InferOutput<typeof EventRegistration>

export const listEvents = call({
  method: 'get',
  path: '/events',
  who: 'user',
  answer: v.array(Event),
  summary: 'All events by date, with the seats left',
})
export const createEvent = call({
  method: 'post',
  path: '/events',
  who: 'user',
  body: EventInput,
  answer: Event,
  status: 201,
  summary: 'Create an event',
  fails: [409],
})
export const deleteEvent = call({
  method: 'delete',
  path: '/events/:id',
  who: 'user',
  answer: Message,
  summary: "Delete one of the caller's events with its registrations",
})
export const listMyEventRegistrations = call({
  method: 'get',
  path: '/event-registrations/my',
  who: 'user',
  answer: v.array(EventRegistration),
  summary: "The caller's registrations, newest first",
})
export const createEventRegistration = call({
  method: 'post',
  path: '/event-registrations',
  who: 'user',
  body: EventRegistrationInput,
  answer: EventRegistration,
  status: 201,
  summary: 'Take a seat at a coming event, once',
  fails: [404, 409],
})
export const deleteEventRegistration = call({
  method: 'delete',
  path: '/event-registrations/:id',
  who: 'user',
  answer: Message,
  summary: "Cancel one of the caller's registrations, which frees its seat",
})
