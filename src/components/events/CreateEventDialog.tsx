'use client'

import { useState } from 'react'
import { EVENT_MESSAGES, EventInput, createEvent } from '@/endpoints/events/contract'
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
import { EVENTS_KEY } from './useEvents'

const REFRESH = [EVENTS_KEY]

/** Creates an event: title and date are required, capacity empty means no limit (dashboard spec, section 5). */
export function CreateEventDialog({ emptyLabel }: OpenButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const create = useSend(createEvent, {
    refresh: REFRESH,
    success: { title: EVENT_MESSAGES.created },
    failure: EVENT_MESSAGES.createFailed,
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
    schema: EventInput,
    initialValues: {
      title: '',
      description: '',
      eventDate: '',
      location: '',
      capacity: null as number | null,
    },
    onSubmit,
    onInvalid: ({ title, eventDate }) => {
      if (![title, eventDate].includes(EVENT_MESSAGES.missingFieldsHint)) return
      toast({
        title: EVENT_MESSAGES.missingFields,
        description: EVENT_MESSAGES.missingFieldsHint,
        destructive: true,
      })
    },
  })
  const { eventDate } = form.values
  return (
    <form className="stack" {...form.formProps}>
      <TextField label="Title" {...form.field('title')} />
      <TextArea label="Description" isOptional {...form.field('description')} />
      <DateField
        label="Event date"
        hasTime
        {...form.field('eventDate')}
        value={toLocalInput(eventDate)}
        onChange={(local) => form.setValue('eventDate', local && new Date(local).toISOString())}
      />
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

/** An ISO date as the picker's local text, YYYY-MM-DDTHH:mm; '' when there is none. */
function toLocalInput(iso: string): string {
  if (!iso) return ''
  const date = new Date(iso)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
