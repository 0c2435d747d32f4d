'use client'

import { lazyDialog } from '../api/lazyDialog'
import { IconButton } from '../ui/IconButton'
import type { EditedEvent } from './eventFields'

const EditEventForm = lazyDialog(async () => (await import('./EditEventForm')).EditEventForm)

/** The button that edits the user's own event. */
export function EditEventDialog({ event }: { event: EditedEvent }) {
  return (
    <EditEventForm
      event={event}
      button={(open) => <IconButton icon="edit" label={`Edit ${event.title}`} onPress={open} />}
    />
  )
}
