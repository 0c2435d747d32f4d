import * as v from 'valibot'
import { SLUG_HINT, slugOf } from './commerce/slug'
import { call } from './core/call'
import { pageOf, pageQuery } from './core/page'
import {
  Message,
  date,
  id,
  integer,
  isTimeZone,
  isoDate,
  longText,
  optional,
  patchable,
  text,
  version,
} from './core/wire'

/** Shown as Pending, Confirmed and Registered (docs/behaviour.md, 4.14); a rejected one holds no seat. */
export const EVENT_REGISTRATION_STATUSES = ['pending', 'approved', 'rejected'] as const
/** The host's decisions; each can be changed later. */
export const REGISTRATION_DECISIONS = ['approved', 'rejected'] as const
export type RegistrationDecision = (typeof REGISTRATION_DECISIONS)[number]

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
  deleteFailed: 'Failed to delete event',
  cancelled: 'Registration cancelled',
  registerFailed: 'Registration failed',
  registerFailedHint: 'Failed to register for event',
  createFailed: 'Failed to create event',
  cancelFailed: 'Failed to cancel registration',
  updated: 'Event updated',
  updateFailed: 'Failed to update event',
  decided: { approved: 'Registration approved', rejected: 'Registration declined' },
  decideFailed: 'Failed to decide on the registration',
  gone: 'This event is not there any more.',
  timeZoneUnknown: 'Choose a time zone',
  pictureUnknown: 'Choose a picture of yours',
  hostNotApproved: 'The host of this event is not approved any more.',
  missingFields: 'Missing fields',
  missingFieldsHint: 'Please fill in the title and event date.',
} as const

/** Error text for a host who lowers the capacity below the places taken. */
export function placesTakenText(taken: number): string {
  return taken === 1 ? '1 place is taken already' : `${taken} places are taken already`
}

const timeZone = v.pipe(text(EVENT_TEXTS.timeZoneUnknown), v.check(isTimeZone, EVENT_TEXTS.timeZoneUnknown))

const slug = v.pipe(
  text(SLUG_HINT),
  v.check((value) => value === slugOf(value), SLUG_HINT),
)

/**
 * An event as its creator sends it; capacity null is unlimited, 0 none; timeZone null is the site's, slug null one made
 * from the title.
 */
export const EventInput = v.object({
  title: text(EVENT_TEXTS.missingFieldsHint),
  description: optional(longText()),
  eventDate: isoDate(EVENT_TEXTS.missingFieldsHint),
  location: optional(text()),
  capacity: optional(integer(0, EVENT_TEXTS.capacityInvalid)),
  timeZone: optional(timeZone),
  isPublic: v.optional(v.boolean()),
  slug: optional(slug),
  /** A picture of the host's for the public page, which makes it public. */
  imageId: optional(id),
})
export type EventInput = v.InferOutput<typeof EventInput>

/** A change of an event by its host. */
export const EventPatch = v.object({
  version,
  title: v.optional(EventInput.entries.title),
  description: patchable(longText()),
  eventDate: v.optional(EventInput.entries.eventDate),
  location: patchable(text()),
  capacity: patchable(integer(0, EVENT_TEXTS.capacityInvalid)),
  timeZone: patchable(timeZone),
  isPublic: v.optional(v.boolean()),
  slug: v.optional(slug),
  imageId: patchable(id),
})

export const RegistrationDecisionInput = v.object({
  decision: v.picklist(
    REGISTRATION_DECISIONS,
    `The decision must be one of: ${REGISTRATION_DECISIONS.join(', ')}`,
  ),
})

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

/** Further details of an event, for the caller. */
export const EventDetails = v.strictObject({
  eventId: id,
  timeZone: v.string(),
  isPublic: v.boolean(),
  /** The last part of its public address; null for an event stored before events had one. */
  slug: v.nullable(v.string()),
  /** The picture of its page, for its host; null for others. */
  imageId: v.nullable(id),
  /** Of the event; its host's next change sends it back. */
  version: v.number(),
  /** Number of registrations that wait for the host; each holds a seat. */
  waiting: v.number(),
  /** Number of seats held for guests of its public page who have not confirmed their address yet. */
  held: v.number(),
  /** When the caller's own registration was approved or rejected. */
  decidedAt: v.nullable(date),
})
export type EventDetails = v.InferOutput<typeof EventDetails>

/** A registration as the host of its event sees it: with a name, but no mail address. */
export const HostRegistration = v.strictObject({
  id,
  name: v.string(),
  status: v.picklist(EVENT_REGISTRATION_STATUSES),
  registeredAt: date,
  decidedAt: v.nullable(date),
  /** Registered on the public page, without an account. */
  isGuest: v.boolean(),
  checkedInAt: v.nullable(date),
})
export type HostRegistration = v.InferOutput<typeof HostRegistration>

export const HostedEvent = v.strictObject({ ...pageOf(HostRegistration).entries, timeZone: v.string() })

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
export const listEventDetails = call({
  method: 'get',
  path: '/events/details',
  who: 'user',
  answer: v.array(EventDetails),
  summary: 'The time zone of every event, and how many registrations wait for its host',
})
export const updateEvent = call({
  method: 'patch',
  path: '/events/:id',
  who: 'user',
  body: EventPatch,
  answer: Event,
  summary: "Change one of the caller's events; its capacity never goes below the seats taken",
  fails: [409],
})
export const getHostedEvent = call({
  method: 'get',
  path: '/events/:id/host',
  who: 'user',
  query: v.object({ cursor: pageQuery.cursor }),
  answer: HostedEvent,
  summary: "Who registered for one of the caller's events, 50 at once, first come first",
})
export const decideEventRegistration = call({
  method: 'post',
  path: '/event-registrations/:id/decide',
  who: 'user',
  body: RegistrationDecisionInput,
  answer: HostRegistration,
  summary: "Approve or reject a registration for one of the caller's events; a rejected one frees its seat",
  fails: [409],
})
