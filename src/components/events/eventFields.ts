import { parseAbsolute, toCalendarDateTime } from '@internationalized/date'
import * as v from 'valibot'
import { type Event, type EventDetails, EventInput, type EventPatch } from '@/contracts/events'
import { isoDate, text } from '@/contracts/core/wire'
import type { Question } from '../ui/ConfirmDialog'
import { formatDay } from '../ui/formatDay'
import { instantsOf, leftOutText } from '../ui/instantsOf'
import { ownTimeZone } from '../ui/timeZones'

const Sendable = isoDate('Please choose a date between 1970 and 9999.')

/** Which of two equal times, in the night in which clocks go back; '' where a time exists once. */
export type Turn = '' | 'first' | 'second'

export const TURN_LABELS: Record<Turn, string> = { '': 'Once', first: 'The first', second: 'The second' }

/** The date is typed in the event's time zone and sent as ISO. Each field has its own error text. */
export const EventFields = v.pipe(
  v.object({
    ...EventInput.entries,
    title: text('Enter a title'),
    eventDate: v.pipe(v.string(), v.nonEmpty('Choose a date and time')),
    timeZone: v.string(),
    turn: v.custom<Turn>((value) => typeof value === 'string'),
  }),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    const { turn, ...fields } = value
    const refuse = (key: 'eventDate' | 'turn', message: string) => {
      addIssue({ message, path: [{ type: 'object', origin: 'value', input: value, key, value: value[key] }] })
      return NEVER
    }
    const instants = typedInstants(fields)
    if (instants.length === 0) return refuse('eventDate', leftOutText(fields.timeZone))
    if (instants.length === 2 && turn === '') return refuse('turn', 'Choose which of the two')
    const date = v.safeParse(Sendable, instants[turn === 'second' ? 1 : 0] ?? instants[0])
    return date.success ? { ...fields, eventDate: date.output } : refuse('eventDate', date.issues[0].message)
  }),
)

/** The instants that a typed time can mean; the text itself when it is no date. */
export function typedInstants({ eventDate, timeZone }: { eventDate: string; timeZone: string }): string[] {
  try {
    return instantsOf(eventDate, timeZone)
  } catch {
    return [eventDate]
  }
}

/** An event with what its form also edits. */
export type EditedEvent = Event & Pick<EventDetails, 'timeZone' | 'version' | 'isPublic' | 'slug' | 'imageId'>

/** The initial values of a new event, in the reader's time zone. */
export function newEventValues() {
  return {
    title: '',
    description: '',
    eventDate: '',
    timeZone: ownTimeZone(),
    turn: '' as Turn,
    location: '',
    capacity: null as number | null,
    isPublic: false,
    slug: '',
    imageId: '',
  }
}
export type EventValues = ReturnType<typeof newEventValues>

/** The form's values of a stored event, in its own time zone. */
export function eventValues(event: EditedEvent): EventValues {
  const { title, description, timeZone, location, capacity, isPublic, slug, imageId } = event
  const eventDate = toTyped(event.eventDate, timeZone)
  const [, second] = typedInstants({ eventDate, timeZone })
  const turn = second && (isSameMinute(second, event.eventDate) ? 'second' : 'first')
  return {
    title,
    description: description ?? '',
    eventDate,
    timeZone,
    turn: turn ?? '',
    location: location ?? '',
    capacity,
    isPublic,
    slug: slug ?? '',
    imageId: imageId ?? '',
  }
}

/** What differs from a stored event: a time that was not changed is not sent, so that it keeps its seconds. */
export function eventChanges(
  typed: v.InferOutput<typeof EventFields>,
  event: EditedEvent,
): v.InferInput<typeof EventPatch> {
  const changed = Object.entries(typed).filter(([name, value]) => {
    const before = event[name as keyof typeof typed]
    // Left empty, the address is made from the title.
    if (name === 'slug' && value === null) return false
    return name === 'eventDate' ? !isSameMinute(String(value), String(before)) : value !== before
  })
  return { version: event.version, ...Object.fromEntries(changed) }
}

function isSameMinute(one: string, other: string): boolean {
  return one.slice(0, 16) === other.slice(0, 16)
}

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

/** An instant as YYYY-MM-DDTHH:mm in a time zone, the format of the date field. */
export function toTyped(iso: string, timeZone: string): string {
  return toCalendarDateTime(parseAbsolute(iso, timeZone)).toString().slice(0, 16)
}
