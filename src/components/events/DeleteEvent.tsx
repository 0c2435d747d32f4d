'use client'

import { type Event, EVENT_TEXTS, deleteEvent } from '@/contracts/events'
import { SendAfterQuestion } from '../api/SendAfterQuestion'
import { send } from '../api/request'
import { IconButton } from '../ui/IconButton'
import { EVENT_LISTS } from './useEvents'

/** Deletes the user's own event and its registrations, after a confirmation. */
export function DeleteEvent({ event }: { event: Event }) {
  return (
    <SendAfterQuestion
      button={(ask) => <IconButton icon="trash" label={`Delete ${event.title}`} onPress={ask} />}
      title={`Delete ${event.title}?`}
      confirmLabel="Delete event"
      cancelLabel="Keep it"
      send={() => send(deleteEvent, { params: { id: event.id } })}
      refresh={EVENT_LISTS}
      success={{ title: EVENT_TEXTS.deleted }}
      failure={EVENT_TEXTS.deleteFailed}
      gone={EVENT_TEXTS.gone}
    >
      Everybody who registered loses their place.
    </SendAfterQuestion>
  )
}
