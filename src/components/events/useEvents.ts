'use client'

import useSWR from 'swr'
import { callUrl } from '@/contracts/core/call'
import {
  type CreatorEvent,
  type EventRegistration,
  listEvents,
  listMyEventRegistrations,
} from '@/contracts/events'
import { useSession } from '../session/useSession'

export const EVENTS_KEY = callUrl(listEvents)
export const REGISTRATIONS_KEY = callUrl(listMyEventRegistrations)

/** All events and one's own registrations, asked for only when a user is present (dashboard spec, section 6). */
export function useEvents() {
  const { user } = useSession()
  const events = useSWR<CreatorEvent[], unknown>(user && EVENTS_KEY)
  const registrations = useSWR<EventRegistration[], unknown>(user && REGISTRATIONS_KEY)
  const error = events.error ?? registrations.error
  return {
    user,
    events: events.data ?? [],
    registrations: registrations.data ?? [],
    isLoading: !error && (events.data === undefined || registrations.data === undefined),
    error,
    reload: () => Promise.all([events.mutate(), registrations.mutate()]),
  }
}
