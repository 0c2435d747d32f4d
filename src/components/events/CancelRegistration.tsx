'use client'

import { type Event, EVENT_TEXTS, type EventRegistration, deleteEventRegistration } from '@/contracts/events'
import { SendAfterQuestion } from '../api/SendAfterQuestion'
import { send } from '../api/request'
import { Button } from '../ui/Button'
import { EVENT_LISTS } from './useEvents'

type Props = { event: Event; registration: EventRegistration }

/** Cancels the user's registration, after a confirmation. */
export function CancelRegistration({ event, registration }: Props) {
  return (
    <SendAfterQuestion
      button={(ask) => (
        <Button
          variant="line"
          size="small"
          aria-label={`Cancel registration for ${event.title}`}
          onPress={ask}
        >
          Cancel registration
        </Button>
      )}
      title="Cancel this registration?"
      confirmLabel="Cancel registration"
      cancelLabel="Keep my place"
      send={() => send(deleteEventRegistration, { params: { id: registration.id } })}
      refresh={EVENT_LISTS}
      success={{ title: EVENT_TEXTS.cancelled, description: event.title }}
      failure={EVENT_TEXTS.cancelFailed}
      gone="This registration is not there any more."
    >
      {`Your place at ${event.title} goes to somebody else.`}
    </SendAfterQuestion>
  )
}
