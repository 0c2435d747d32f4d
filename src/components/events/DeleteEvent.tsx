'use client'

import { type Event, EVENT_TEXTS, deleteEvent } from '@/contracts/events'
import { DeleteButton } from '../api/DeleteButton'
import { send } from '../api/request'
import { EVENT_LISTS } from './useEvents'

/** Deletes the user's own event and its registrations, after a confirmation. */
export function DeleteEvent({ event }: { event: Event }) {
  return (
    <DeleteButton
      kind="event"
      name={event.title}
      send={() => send(deleteEvent, { params: { id: event.id } })}
      failure={EVENT_TEXTS.deleteFailed}
      refresh={EVENT_LISTS}
      gone={EVENT_TEXTS.gone}
    >
      Everybody who registered loses their place.
    </DeleteButton>
  )
}
