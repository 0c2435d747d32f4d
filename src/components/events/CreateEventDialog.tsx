'use client'

import * as v from 'valibot'
import { EVENT_TEXTS, EventInput, createEvent, listEvents } from '@/contracts/events'
import { isoDate, text } from '@/contracts/core/wire'
import { FormDialog } from '../api/FormDialog'
import { send } from '../api/request'
import { DateField } from '../ui/DateField'
import { OpenButton, type OpenButtonProps } from '../ui/OpenButton'
import { NumberField } from '../ui/NumberField'
import { TextArea } from '../ui/TextArea'
import { TextField } from '../ui/TextField'
import { toast } from '../ui/toast/toastQueue'

/** The date is kept as the picker's local text, and sent as ISO. Each field has its own error text. */
const EventFields = v.object({
  ...EventInput.entries,
  title: text('Enter a title'),
  eventDate: v.pipe(
    v.string(),
    v.nonEmpty('Choose a date and time'),
    v.transform(toIso),
    isoDate('Please choose a date between 1970 and 9999.'),
  ),
})

/** Creates an event: title and date are required; an empty capacity means no limit (docs/behaviour.md, 4.14). */
export function CreateEventDialog({ emptyLabel }: OpenButtonProps) {
  return (
    <FormDialog
      name="event.new"
      title="Create an event"
      button={(open) => (
        <OpenButton icon="plus" emptyLabel={emptyLabel} onPress={open}>
          Create event
        </OpenButton>
      )}
      schema={EventFields}
      initialValues={() => ({
        title: '',
        description: '',
        eventDate: '',
        location: '',
        capacity: null as number | null,
      })}
      submit={(body) => send(createEvent, { body })}
      refresh={[listEvents]}
      success={{ title: EVENT_TEXTS.created }}
      failure={EVENT_TEXTS.createFailed}
      onInvalid={(_, { title, eventDate }) => {
        if (title.trim() && eventDate) return
        toast({
          title: EVENT_TEXTS.missingFields,
          description: EVENT_TEXTS.missingFieldsHint,
          destructive: true,
        })
      }}
      submitLabel="Create event"
      pendingLabel="Creating..."
    >
      {(form) => (
        <>
          <TextField label="Title" {...form.field('title')} />
          <TextArea label="Description" isOptional {...form.field('description')} />
          <DateField label="Event date" hasTime max="9999-12-31T23:59" {...form.field('eventDate')} />
          <TextField label="Location" isOptional {...form.field('location')} />
          <NumberField label="Capacity" isOptional minValue={0} {...form.field('capacity')} />
        </>
      )}
    </FormDialog>
  )
}

/** A local YYYY-MM-DDTHH:mm as ISO; unchanged when it is not a date. */
function toIso(local: string): string {
  const date = new Date(local)
  return Number.isNaN(date.getTime()) ? local : date.toISOString()
}
