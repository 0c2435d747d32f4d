'use client'

import type { Event } from '@/contracts/events'
import { dialogLater } from '../api/dialogLater'
import { IconButton } from '../ui/IconButton'

const EditEventForm = dialogLater(async () => (await import('./EditEventForm')).EditEventForm)

/** The button that edits the user's own event. */
export function EditEventDialog({ event, timeZone }: { event: Event; timeZone: string }) {
  return (
    <EditEventForm
      event={event}
      timeZone={timeZone}
      button={(open) => <IconButton icon="edit" label={`Edit ${event.title}`} onPress={open} />}
    />
  )
}
