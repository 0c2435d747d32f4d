'use client'

import { useMemo } from 'react'
import { DateField } from '../ui/DateField'
import { NumberField } from '../ui/NumberField'
import { Select } from '../ui/Select'
import { TextArea } from '../ui/TextArea'
import { TextField } from '../ui/TextField'
import type { ValibotForm } from '../ui/form/useValibotForm'
import type { EventValues } from './eventFields'
import { timeZoneItems } from '../ui/timeZones'

/** The fields of an event, new or stored. */
export function EventFormFields({ form }: { form: ValibotForm<EventValues> }) {
  const { timeZone } = form.values
  // Memoised because the list reuses a rendered item only while the item is the same object.
  const timeZones = useMemo(() => timeZoneItems(timeZone), [timeZone])
  return (
    <>
      <TextField label="Title" {...form.field('title')} />
      <TextArea label="Description" isOptional {...form.field('description')} />
      <DateField label="Event date" hasTime max="9999-12-31T23:59" {...form.field('eventDate')} />
      <Select label="Time zone" items={timeZones} {...form.field('timeZone')} />
      <TextField label="Location" isOptional {...form.field('location')} />
      <NumberField label="Capacity" isOptional {...form.field('capacity')} />
    </>
  )
}
