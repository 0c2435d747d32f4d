'use client'

import { lazyDialog } from '../api/lazyDialog'

const CreateEventForm = lazyDialog(async () => (await import('./CreateEventForm')).CreateEventForm)

/** The button that creates an event. */
export function CreateEventDialog({ emptyLabel }: { emptyLabel?: string }) {
  return <CreateEventForm button={{ icon: 'plus', label: 'Create event', emptyLabel }} />
}
