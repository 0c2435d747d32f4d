import { fromDate, parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date'
import { format } from 'date-fns/format'
import { isSameDay } from 'date-fns/isSameDay'
import { isSameYear } from 'date-fns/isSameYear'
import type { FormState } from 'payload'
import type { PageState } from '@/contracts/editing'
import { cityOf } from '../../ui/timeZones'
import type { Saving } from './editing'
import type { Leaf } from './pageFields'

/** "10:52" */
export const clock = (moment: number | string) => format(new Date(moment), 'HH:mm')

/** "10:52" today, "2 Nov, 10:52" on another day. */
export function timeOf(moment: number | string): string {
  return isSameDay(new Date(moment), Date.now()) ? clock(moment) : `${dayOf(moment)}, ${clock(moment)}`
}

/** Whether visitors see the page as the form shows it. */
export function liveWords({ liveSince, hasChanges }: PageState): string {
  if (!liveSince) return 'Never published'
  return `Live since ${dayOf(liveSince)}${hasChanges ? ', with changes not yet live' : ''}`
}

/** "Goes live Fri 27 Nov, 9:00 (New York)", on the site's clock. */
export function scheduleWords({ goesLive, timeZone }: Schedule, now = Date.now()): string {
  return `Goes live ${momentWords(goesLive, timeZone, now)}`
}

/** "Did not go live today, 9:00 (New York). Subtitle: This field is required." */
export function failureWords({ at, reason }: Failure, timeZone: string, now = Date.now()): string {
  return `Did not go live ${momentWords(at, timeZone, now)}. ${reason}`
}

type Schedule = { goesLive: string; timeZone: string }
type Failure = NonNullable<PageState['failure']>

/** "today, 9:00 (New York)", "Fri 27 Nov, 9:00 (New York)", and with its year in another one. */
function momentWords(moment: string, timeZone: string, now: number): string {
  const { year, month, day, hour, minute } = fromDate(new Date(moment), timeZone)
  const today = fromDate(new Date(now), timeZone)
  const time = `${hour}:${String(minute).padStart(2, '0')} (${cityOf(timeZone)})`
  if (year === today.year && month === today.month && day === today.day) return `today, ${time}`
  const date = format(new Date(year, month - 1, day), year === today.year ? 'EEE d MMM' : 'EEE d MMM yyyy')
  return `${date}, ${time}`
}

/** "Subtitle is missing; it cannot be published like this." of the form's fields; null if none is missing. */
export function missingWords(leaves: readonly Leaf[], fields: FormState): string | null {
  const missing = leaves
    .filter(({ isRequired, path }) => isRequired && isShownEmpty(fields[path]))
    .map(({ label }) => label)
  if (missing.length === 0) return null
  const names = new Intl.ListFormat('en', { type: 'conjunction' }).format(missing)
  return missing.length === 1
    ? `${names} is missing; it cannot be published like this.`
    : `${names} are missing; they cannot be published like this.`
}

// Payload requires nothing of a field that another one hides.
const isShownEmpty = (field: FormState[string] | undefined) =>
  field !== undefined && field.passesCondition !== false && (field.value ?? '') === ''

/** The ISO text of a day and time as a form holds them, on the clock of a zone. */
export function momentIn(timeZone: string, dayAndTime: string): string {
  return toZoned(parseDateTime(dayAndTime), timeZone, 'compatible').toDate().toISOString()
}

/** A moment as a form holds its day and time, to the minute, on the clock of a zone. */
export function dayAndTimeIn(timeZone: string, moment: string): string {
  return toCalendarDateTime(fromDate(new Date(moment), timeZone))
    .toString()
    .slice(0, 16)
}

/** Where what is typed is now. */
export function savingWords(saving: Saving): string {
  switch (saving.kind) {
    case 'saved':
      return saving.at === null ? 'Saved' : `Saved at ${clock(saving.at)}`
    case 'saving':
      return 'Saving…'
    case 'offline':
      return 'Offline. Kept on this device, sent when you are back.'
    case 'waiting':
      return 'Not saved: the site does not answer. Kept on this device, sent again in a moment.'
    case 'loggedOut':
      return 'Logged out. Kept on this device.'
    case 'conflict':
      return 'Not saved: decide below what stays.'
    case 'refused':
      return `Not saved. ${saving.reason}`
  }
}

function dayOf(moment: number | string): string {
  const date = new Date(moment)
  return format(date, isSameYear(date, Date.now()) ? 'd MMM' : 'd MMM yyyy')
}
