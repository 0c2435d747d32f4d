'use client'

import { listEvents, listMyEventRegistrations } from '@/contracts/events'
import { together, useLoad } from '../api/useLoad'
import { useSession } from '../session/useSession'

/** All events and one's own registrations, asked for only when a user is present (dashboard spec, section 6). */
export function useEvents() {
  const { user } = useSession()
  const isOn = Boolean(user)
  const events = useLoad(listEvents, { isOn })
  const registrations = useLoad(listMyEventRegistrations, { isOn })
  return {
    user,
    events: events.data ?? [],
    registrations: registrations.data ?? [],
    ...together(events, registrations),
  }
}
