'use client'

import {
  type EventDetails,
  getHostedEvent,
  listEventDetails,
  listEvents,
  listMyEventRegistrations,
} from '@/contracts/events'
import { type EventWait, listMyEventWaits } from '@/contracts/eventWaits'
import { together, useLoad } from '../api/useLoad'
import { useSession } from '../session/useSession'

/** The calls to reload after any change to an event or a registration. */
export const EVENT_LISTS = [
  listEvents,
  listMyEventRegistrations,
  listEventDetails,
  getHostedEvent,
  listMyEventWaits,
]

/**
 * All events and the user's registrations, loaded only when a user is present (docs/behaviour.md, 4.14). If the
 * details fail to load, the events are shown without them.
 */
export function useEvents() {
  const { user } = useSession()
  const isOn = Boolean(user)
  const events = useLoad(listEvents, { isOn })
  const registrations = useLoad(listMyEventRegistrations, { isOn })
  const details = useLoad(listEventDetails, { isOn })
  const waits = useLoad(listMyEventWaits, { isOn })
  const loaded = together(events, registrations)
  const byEvent = new Map<string, EventDetails>(details.data?.map((each) => [each.eventId, each]))
  return {
    user,
    events: events.data ?? [],
    registrations: registrations.data ?? [],
    waitOf: (eventId: string): EventWait | undefined => waits.data?.find((each) => each.eventId === eventId),
    detailsOf: (eventId: string) => byEvent.get(eventId),
    ...loaded,
    isLoading: loaded.isLoading || (!loaded.error && details.isLoading),
  }
}
