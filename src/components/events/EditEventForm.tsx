'use client'

import { EVENT_TEXTS, listEventDetails, listEvents, updateEvent } from '@/contracts/events'
import type { FieldLabels } from '../api/conflictFields'
import { type FormButton, FormDialog } from '../api/FormDialog'
import { send } from '../api/request'
import { fullMoment } from '../ui/dateFormats'
import { cityOf } from '../ui/timeZones'
import { EventFormFields } from './EventFormFields'
import {
  type EditedEvent,
  EventFields,
  type EventValues,
  TURN_LABELS,
  eventChanges,
  eventQuestion,
  eventValues,
} from './eventFields'
import { toastMissingFields } from './toastMissingFields'
import { EVENT_LISTS } from './useEvents'

const LABELS: FieldLabels<EventValues> = {
  title: 'Title',
  description: 'Description',
  eventDate: { label: 'Event date', show: (typed) => fullMoment(new Date(typed)) },
  timeZone: { label: 'Time zone', show: cityOf },
  turn: { label: 'Which of the two', show: (turn) => TURN_LABELS[turn] },
  location: 'Location',
  isPublic: { label: 'Public page', show: (isPublic) => (isPublic ? 'Yes' : 'No') },
  slug: 'Address of the page',
  imageId: { label: 'Picture', show: (imageId) => (imageId ? 'A picture of yours' : 'None') },
  capacity: { label: 'Capacity', show: (capacity) => (capacity === null ? 'No limit' : String(capacity)) },
}

type Props = { event: EditedEvent; button: FormButton }

/** Changes the user's own event; its capacity never goes below the places taken (docs/behaviour.md, 5.10). */
export function EditEventForm({ event, button }: Props) {
  return (
    <FormDialog
      name={`event.${event.id}`}
      title="Edit event"
      button={button}
      schema={EventFields}
      initialValues={() => eventValues(event)}
      editing={{
        record: event,
        kind: 'event',
        title: event.title,
        valuesOf: eventValues,
        load: () => loadEvent(event.id),
        labels: LABELS,
      }}
      question={(body) => eventQuestion(body, event)}
      submit={(typed, base) =>
        send(updateEvent, { params: { id: event.id }, body: eventChanges(typed, base) })
      }
      refresh={EVENT_LISTS}
      success={{ title: EVENT_TEXTS.updated }}
      failure={EVENT_TEXTS.updateFailed}
      showsServerText
      gone={EVENT_TEXTS.gone}
      onInvalid={toastMissingFields}
      submitLabel="Save changes"
      pendingLabel="Saving..."
    >
      {(form) => (
        <>
          <EventFormFields form={form} />
          <p className="subtle">People who registered get a mail when the time or the place changes.</p>
        </>
      )}
    </FormDialog>
  )
}

async function loadEvent(id: string): Promise<EditedEvent | undefined> {
  const [events, details] = await Promise.all([send(listEvents), send(listEventDetails)])
  const event = events.find((each) => each.id === id)
  const detail = details.find(({ eventId }) => eventId === id)
  return event && detail && { ...event, ...detail }
}
