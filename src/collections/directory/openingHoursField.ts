import type { ArrayField, TextField } from 'payload'
import { TIME_SHAPE } from '@/contracts/core/timeShape'
import { HOURS_TEXTS, RANGES_MAX, OpeningHoursInput } from '@/contracts/openingHours'
import { WEEK_DAY_NAMES } from '@/contracts/openingTimes'
import * as v from 'valibot'
import { labelledOptions } from '../labelledOptions'

/** The structured opening hours of a place (docs/behaviour.md, 15.3). */
export function openingHoursField(): ArrayField {
  return {
    name: 'openingHours',
    label: 'Opening hours, by day',
    labels: { singular: 'Time', plural: 'Times' },
    type: 'array',
    maxRows: RANGES_MAX,
    validate: (value: unknown) => {
      const read = v.safeParse(OpeningHoursInput, value ?? [])
      return read.success || read.issues[0].message
    },
    admin: {
      description:
        'For "Open now" and search engines. Past midnight: 18:00 to 02:00. All day: 00:00 to 00:00.',
    },
    fields: [
      {
        name: 'days',
        type: 'select',
        hasMany: true,
        required: true,
        options: labelledOptions(WEEK_DAY_NAMES),
      },
      { type: 'row', fields: [clock('opens', 'Opens'), clock('closes', 'Closes')] },
    ],
  }
}

function clock(name: string, label: string): TextField {
  return {
    name,
    label,
    type: 'text',
    required: true,
    validate: (value: unknown) => (typeof value === 'string' && TIME_SHAPE.test(value)) || HOURS_TEXTS.time,
    admin: { width: '50%' },
  }
}
