'use client'

import { useState } from 'react'
import {
  type Event,
  EVENT_TEXTS,
  deleteEvent,
  listEvents,
  listMyEventRegistrations,
} from '@/contracts/events'
import { useSend } from '../api/useSend'
import { ConfirmDialog } from '../ui/ConfirmDialog'
import { IconButton } from '../ui/IconButton'

/** Deletes the user's own event and its registrations, after a confirmation. */
export function DeleteEvent({ event }: { event: Event }) {
  const [isAsking, setAsking] = useState(false)
  const remove = useSend(deleteEvent, {
    refresh: [listEvents, listMyEventRegistrations],
    success: { title: EVENT_TEXTS.deleted },
    failure: EVENT_TEXTS.deleteFailed,
  })
  return (
    <>
      <IconButton icon="trash" label={`Delete ${event.title}`} onPress={() => setAsking(true)} />
      <ConfirmDialog
        title={`Delete ${event.title}?`}
        confirmLabel="Delete event"
        cancelLabel="Keep it"
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={async () => Boolean(await remove.run({ params: { id: event.id } }))}
      >
        Everybody who registered loses their place.
      </ConfirmDialog>
    </>
  )
}
