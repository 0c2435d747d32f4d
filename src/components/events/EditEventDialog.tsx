'use client'

import type { Event } from '@/contracts/events'
import { lazyDialog } from '../api/lazyDialog'
import { IconButton } from '../ui/IconButton'

const EditEventForm = lazyDialog(async () => (await import('./EditEventForm')).EditEventForm)

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
