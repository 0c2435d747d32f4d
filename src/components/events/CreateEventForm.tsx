'use client'

import { EVENT_TEXTS, createEvent } from '@/contracts/events'
import { type FormButton, FormDialog } from '../api/FormDialog'
import { send } from '../api/request'
import { EventFormFields } from './EventFormFields'
import { EventFields, eventQuestion, newEventValues } from './eventFields'
import { toastMissingFields } from './toastMissingFields'
import { EVENT_LISTS } from './useEvents'

/** Creates an event: title and date are required; an empty capacity means no limit (docs/behaviour.md, 4.14). */
export function CreateEventForm({ button }: { button: FormButton }) {
  return (
    <FormDialog
      name="event.new"
      title="Create an event"
      button={button}
      schema={EventFields}
      initialValues={newEventValues}
      question={(body) => eventQuestion(body)}
      submit={(body) => send(createEvent, { body })}
      refresh={EVENT_LISTS}
      success={{ title: EVENT_TEXTS.created }}
      failure={EVENT_TEXTS.createFailed}
      onInvalid={toastMissingFields}
      submitLabel="Create event"
      pendingLabel="Creating..."
    >
      {(form) => <EventFormFields form={form} />}
    </FormDialog>
  )
}
