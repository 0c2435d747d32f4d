'use client'

import { listEvents, listMyEventRegistrations } from '@/contracts/events'
import { together, useLoad } from '../api/useLoad'
import { useSession } from '../session/useSession'

/** All events and the user's registrations, loaded only when a user is present (docs/behaviour.md, 4.14). */
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
