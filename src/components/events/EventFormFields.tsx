'use client'

import { useMemo } from 'react'
import { slugOf } from '@/contracts/commerce/slug'
import { eventPath } from '@/contracts/eventPage'
import { PictureField } from '../picker/PictureField'
import { DateField } from '../ui/DateField'
import { NumberField } from '../ui/NumberField'
import { RadioGroup } from '../ui/RadioGroup'
import { Select } from '../ui/Select'
import { Switch } from '../ui/Switch'
import { TextArea } from '../ui/TextArea'
import { TextField } from '../ui/TextField'
import type { ValibotForm } from '../ui/form/useValibotForm'
import { timeZoneItems } from '../ui/timeZones'
import { type EventValues, TURN_LABELS, typedInstants } from './eventFields'
import { timeWithZone } from './eventTime'

const TURNS = ['first', 'second'] as const

/** The fields of an event, new or stored. */
export function EventFormFields({ form }: { form: ValibotForm<EventValues> }) {
  const { timeZone } = form.values
  const instants = typedInstants(form.values)
  // Memoised because the list reuses a rendered item only while the item is the same object.
  const timeZones = useMemo(() => timeZoneItems(timeZone), [timeZone])
  return (
    <>
      <TextField label="Title" {...form.field('title')} />
      <TextArea label="Description" isOptional {...form.field('description')} />
      <DateField label="Event date" hasTime max="9999-12-31T23:59" {...form.field('eventDate')} />
      {instants.length === 2 && (
        <RadioGroup
          label="Which of the two"
          items={TURNS.map((id, at) => ({
            id,
            label: `${TURN_LABELS[id]}, ${timeWithZone(instants[at] ?? '', timeZone)}`,
          }))}
          description="Clocks go back then, so this time comes twice."
          {...form.field('turn')}
          value={form.values.turn || null}
        />
      )}
      <Select label="Time zone" items={timeZones} {...form.field('timeZone')} />
      <TextField label="Location" isOptional {...form.field('location')} />
      <NumberField label="Capacity" isOptional {...form.field('capacity')} />
      <div>
        <Switch
          isSelected={form.values.isPublic}
          onChange={(isPublic) => form.setValue('isPublic', isPublic)}
        >
          Public page
        </Switch>
        <p className="subtle">Anyone with its address can read it and ask for a place.</p>
      </div>
      {form.values.isPublic && (
        <>
          <TextField
            label="Address of the page"
            isOptional
            description={`${window.location.host}${eventPath(form.values.slug || slugOf(form.values.title, 'event'))}`}
            {...form.field('slug')}
          />
          <PictureField
            hint="At the top of the page, where everybody can see it."
            {...form.field('imageId')}
          />
        </>
      )}
    </>
  )
}
