import type { Field } from 'payload'
import { LONG_TEXT_MAX, TEXT_MAX, isTimeZone } from '@/contracts/core/wire'
import { TIME_SHAPE } from '@/contracts/core/timeShape'
import { DISCLOSURE_LABELS, REMIND_MINUTES } from '@/contracts/schedule/tasks'
import { labelledOptions } from '../labelledOptions'

/** The fields that a post and its tasks have in common (docs/behaviour.md, 5.25 and 5.28). */
export function contentFields(): Field[] {
  return [
    { name: 'title', type: 'text', required: true, maxLength: TEXT_MAX },
    { name: 'date', type: 'text', validate: matches(/^\d{4}-\d{2}-\d{2}$/, 'YYYY-MM-DD') },
    { name: 'time', type: 'text', validate: matches(TIME_SHAPE, 'HH:MM') },
    {
      name: 'timeZone',
      type: 'text',
      validate: (value: unknown) =>
        !value || (typeof value === 'string' && isTimeZone(value)) || 'A time zone like America/New_York',
    },
    { name: 'caption', type: 'textarea', maxLength: LONG_TEXT_MAX },
    { name: 'mediaIds', type: 'relationship', relationTo: 'creator-media', hasMany: true, index: true },
    { name: 'dealId', type: 'relationship', relationTo: 'brand-deals', index: true },
    { name: 'eventId', type: 'relationship', relationTo: 'events', index: true },
    {
      name: 'disclosure',
      type: 'select',
      required: true,
      defaultValue: 'none',
      options: labelledOptions(DISCLOSURE_LABELS),
    },
    {
      name: 'remindMinutes',
      type: 'number',
      validate: (value: unknown) =>
        value === null || value === undefined || REMIND_MINUTES.some((each) => each === value) || 'Minutes',
    },
  ]
}

function matches(shape: RegExp, hint: string) {
  return (value: unknown) => !value || (typeof value === 'string' && shape.test(value)) || hint
}
