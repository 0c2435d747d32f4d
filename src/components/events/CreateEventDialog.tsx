'use client'

import { useState } from 'react'
import * as v from 'valibot'
import { EVENT_TEXTS, EventInput, createEvent, listEvents } from '@/contracts/events'
import { isoDate, text } from '@/contracts/core/wire'
import { useSend } from '../api/useSend'
import { DateField } from '../ui/DateField'
import { Dialog } from '../ui/Dialog'
import { OpenButton, type OpenButtonProps } from '../ui/OpenButton'
import { NumberField } from '../ui/NumberField'
import { TextArea } from '../ui/TextArea'
import { TextField } from '../ui/TextField'
import { useValibotForm } from '../ui/form/useValibotForm'
import { toast } from '../ui/toast/toastQueue'
import { FormActions } from '../ui/form/FormActions'

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
  const [isOpen, setOpen] = useState(false)
  const create = useSend(createEvent, {
    refresh: [listEvents],
    success: { title: EVENT_TEXTS.created },
    failure: EVENT_TEXTS.createFailed,
  })
  return (
    <>
      <OpenButton icon="plus" emptyLabel={emptyLabel} onPress={() => setOpen(true)}>
        Create event
      </OpenButton>
      <Dialog title="Create an event" isOpen={isOpen} onOpenChange={setOpen} isPending={create.isPending}>
        {({ close }) => (
          <EventForm
            onCancel={close}
            onSubmit={async (body) => {
              if (await create.run({ body })) close()
            }}
          />
        )}
      </Dialog>
    </>
  )
}

type FormProps = { onCancel: () => void; onSubmit: (body: EventInput) => Promise<void> }

function EventForm({ onCancel, onSubmit }: FormProps) {
  const form = useValibotForm({
    schema: EventFields,
    initialValues: {
      title: '',
      description: '',
      eventDate: '',
      location: '',
      capacity: null as number | null,
    },
    onSubmit,
    onInvalid() {
      if (form.values.title.trim() && form.values.eventDate) return
      toast({
        title: EVENT_TEXTS.missingFields,
        description: EVENT_TEXTS.missingFieldsHint,
        destructive: true,
      })
    },
  })
  return (
    <form className="stack" {...form.formProps}>
      <TextField label="Title" {...form.field('title')} />
      <TextArea label="Description" isOptional {...form.field('description')} />
      <DateField label="Event date" hasTime max="9999-12-31T23:59" {...form.field('eventDate')} />
      <TextField label="Location" isOptional {...form.field('location')} />
      <NumberField label="Capacity" isOptional minValue={0} {...form.field('capacity')} />
      <FormActions
        submitLabel="Create event"
        pendingLabel="Creating..."
        isPending={form.isPending}
        onCancel={onCancel}
      />
    </form>
  )
}

/** A local YYYY-MM-DDTHH:mm as ISO; unchanged when it is not a date. */
function toIso(local: string): string {
  const date = new Date(local)
  return Number.isNaN(date.getTime()) ? local : date.toISOString()
}
