import * as v from 'valibot'
import type { MediaFile } from './content'
import { call } from './core/call'

/** An event's page, as visitors see it (docs/behaviour.md, 15.1). */
export type EventPage = {
  id: string
  slug: string
  title: string
  description: string | null
  eventDate: string
  timeZone: string
  location: string | null
  /** Null is unlimited, as `seatsLeft` is. */
  capacity: number | null
  seatsLeft: number | null
  /** Of a full event: how many of its places are held for guests who are just confirming, the first until when. */
  held: { count: number; until: string } | null
  hostName: string
  /** The host's picture; null without one. */
  image: MediaFile | null
}

/** What stays at the address of a public event that was deleted before it took place. */
export type CancelledEvent = Pick<EventPage, 'id' | 'slug' | 'title' | 'eventDate' | 'timeZone' | 'location'>

/** The list of all public events to come. */
export const EVENTS_PATH = '/events'

/** A public event as the list of them shows it. */
export type ListedEvent = Omit<EventPage, 'description' | 'held' | 'image'>

/** The path of an event's public page. */
export function eventPath(slug: string): `/events/${string}` {
  return `/events/${slug}`
}

export const getEventFile = call({
  method: 'get',
  path: '/events/:slug/calendar',
  who: 'anyone',
  answerType: 'file',
  fileTypes: ['text/calendar'],
  answer: v.unknown(),
  summary: 'A public event as iCalendar, for anyone; a cancelled one as cancelled',
})
