'use client'

import { useState } from 'react'
import {
  type Event,
  EVENT_TEXTS,
  type EventRegistration,
  deleteEventRegistration,
  listEvents,
  listMyEventRegistrations,
} from '@/contracts/events'
import { useSend } from '../api/useSend'
import { Button } from '../ui/Button'
import { ConfirmDialog } from '../ui/ConfirmDialog'

/** Cancels the user's registration, after a confirmation. */
export function CancelRegistration({
  event,
  registration,
}: {
  event: Event
  registration: EventRegistration
}) {
  const [isAsking, setAsking] = useState(false)
  const cancel = useSend(deleteEventRegistration, {
    refresh: [listEvents, listMyEventRegistrations],
    success: { title: EVENT_TEXTS.cancelled, description: event.title },
    failure: EVENT_TEXTS.cancelFailed,
  })
  return (
    <>
      <Button
        variant="line"
        size="small"
        aria-label={`Cancel registration for ${event.title}`}
        onPress={() => setAsking(true)}
      >
        Cancel registration
      </Button>
      <ConfirmDialog
        title="Cancel this registration?"
        confirmLabel="Cancel registration"
        cancelLabel="Keep my place"
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={async () => Boolean(await cancel.run({ params: { id: registration.id } }))}
      >
        {`Your place at ${event.title} goes to somebody else.`}
      </ConfirmDialog>
    </>
  )
}
