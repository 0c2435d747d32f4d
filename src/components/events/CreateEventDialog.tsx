'use client'

import { dialogLater } from '../api/dialogLater'

const CreateEventForm = dialogLater(async () => (await import('./CreateEventForm')).CreateEventForm)

/** The button that creates an event. */
export function CreateEventDialog({ emptyLabel }: { emptyLabel?: string }) {
  return <CreateEventForm button={{ icon: 'plus', label: 'Create event', emptyLabel }} />
}
