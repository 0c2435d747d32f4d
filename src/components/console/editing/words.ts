import { format } from 'date-fns/format'
import { isSameDay } from 'date-fns/isSameDay'
import { isSameYear } from 'date-fns/isSameYear'
import type { PageState } from '@/contracts/editing'
import type { Saving } from './editing'

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

/** "Goes live Fri 9:00 (New York)", in the reader's own time zone. */
export function scheduleWords(goesLive: string): string {
  const moment = new Date(goesLive)
  const isSoon = moment.getTime() - Date.now() < 6 * 24 * 60 * 60 * 1000
  return `Goes live ${format(moment, isSoon ? 'EEE H:mm' : 'EEE d MMM H:mm')} (${zone()})`
}

/** The reader's time zone by its city: "New York". */
export function zone(): string {
  const name = new Intl.DateTimeFormat().resolvedOptions().timeZone
  return (name.split('/').at(-1) ?? name).replaceAll('_', ' ')
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
