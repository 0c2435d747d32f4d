'use client'

import { type Event, EVENT_TEXTS, updateEvent } from '@/contracts/events'
import { type FormButton, FormDialog } from '../api/FormDialog'
import { send } from '../api/request'
import { EventFormFields } from './EventFormFields'
import { EventFields, eventQuestion, eventValues } from './eventFields'
import { toastMissingFields } from './toastMissingFields'
import { EVENT_LISTS } from './useEvents'

type Props = { event: Event; timeZone: string; button: FormButton }

/** Changes the user's own event; its capacity never goes below the places taken (docs/behaviour.md, 5.10). */
export function EditEventForm({ event, timeZone, button }: Props) {
  return (
    <FormDialog
      name={`event.${event.id}`}
      title="Edit event"
      button={button}
      schema={EventFields}
      initialValues={() => eventValues(event, timeZone)}
      question={(body) => eventQuestion(body, event)}
      submit={(body) => send(updateEvent, { params: { id: event.id }, body })}
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
          <p className="subtle">Whoever registered sees the change in their list. Nobody gets a mail.</p>
        </>
      )}
    </FormDialog>
  )
}
