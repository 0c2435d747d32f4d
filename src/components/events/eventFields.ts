import * as v from 'valibot'
import { type Event, EventInput } from '@/contracts/events'
import { isoDate, text } from '@/contracts/core/wire'
import type { Question } from '../ui/ConfirmDialog'
import { formatDay } from '../ui/formatDay'
import { toIso, toTyped } from './eventTime'
import { ownTimeZone } from '../ui/timeZones'

const Sendable = isoDate('Please choose a date between 1970 and 9999.')

/** The date is typed in the event's time zone and sent as ISO. Each field has its own error text. */
export const EventFields = v.pipe(
  v.object({
    ...EventInput.entries,
    title: text('Enter a title'),
    eventDate: v.pipe(v.string(), v.nonEmpty('Choose a date and time')),
    timeZone: v.string(),
  }),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    const date = v.safeParse(Sendable, toIso(value.eventDate, value.timeZone))
    if (date.success) return { ...value, eventDate: date.output }
    addIssue({
      message: date.issues[0].message,
      path: [{ type: 'object', origin: 'value', input: value, key: 'eventDate', value: value.eventDate }],
    })
    return NEVER
  }),
)

/** The initial values: a new event is in the reader's time zone, a stored one in its own. */
export function eventValues(event?: Event, timeZone = ownTimeZone()) {
  return {
    title: event?.title ?? '',
    description: event?.description ?? '',
    eventDate: event ? toTyped(event.eventDate, timeZone) : '',
    timeZone,
    location: event?.location ?? '',
    capacity: event?.capacity ?? null,
  }
}
export type EventValues = ReturnType<typeof eventValues>

type Asked = Pick<Event, 'eventDate' | 'capacity'>

/** The question before sending a new past date or a new capacity of 0; the call itself accepts both. */
export function eventQuestion(next: Asked, before?: Asked): Question | null {
  const isOver = next.eventDate !== before?.eventDate && Date.parse(next.eventDate) <= Date.now()
  const isShut = next.capacity === 0 && before?.capacity !== 0
  if (!isOver && !isShut) return null
  const reasons = [
    isOver && `${formatDay(next.eventDate)} is over.`,
    isShut && 'The capacity is 0.',
    'Nobody can register.',
  ]
  return {
    title: isOver ? 'This date is over' : 'No places at all?',
    children: reasons.filter(Boolean).join(' '),
    confirmLabel: before ? 'Save anyway' : 'Create anyway',
    cancelLabel: 'Change it',
    isHarmless: true,
  }
}
