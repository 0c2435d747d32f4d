import type { LetterRow, LetterStatus } from '@/contracts/audience/letters'
import type { Tone } from '../../ui/Badge'
import { count } from '../../ui/count'

export const LETTER_STATUS_WORDS: Record<LetterStatus, { label: string; tone: Tone }> = {
  draft: { label: 'Draft', tone: 'grey' },
  ready: { label: 'Ready', tone: 'plum' },
  scheduled: { label: 'Scheduled', tone: 'blue' },
  sending: { label: 'Sending', tone: 'blue' },
  paused: { label: 'Paused', tone: 'amber' },
  sent: { label: 'Sent', tone: 'green' },
  cancelled: { label: 'Cancelled', tone: 'grey' },
  missed: { label: 'Missed', tone: 'grey' },
}

/** What the sender's domain says of letters. */
export const DOMAIN_HREF = '/dashboard/subscribers/letters/domain'

/** What a letter is called where it may have no subject yet. */
export const titleOf = ({ subject }: Pick<LetterRow, 'subject'>) => subject.trim() || 'No subject yet'

export const people = (number: number) => `${count(number)} ${number === 1 ? 'person' : 'people'}`

/** "about 2 minutes", of seconds. */
export function aboutTime(seconds: number): string {
  const units: [number, string][] = [
    [86_400, 'day'],
    [3_600, 'hour'],
    [60, 'minute'],
    [1, 'second'],
  ]
  const [length, name] = units.find(([each]) => seconds >= each * 1.5) ?? ([1, 'second'] as const)
  const amount = Math.max(1, Math.round(seconds / length))
  return `about ${count(amount)} ${name}${amount === 1 ? '' : 's'}`
}

/** "Nov 24, 10:45 AM" in the site's zone. */
export function momentIn(zone: string, iso: string | number): string {
  const options = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const
  return new Date(iso).toLocaleString('en-US', { ...options, timeZone: zone }).replaceAll('\u202F', ' ')
}

/** "10:45:02 AM" in the site's zone. */
export function clockIn(zone: string, iso: string): string {
  return new Date(iso).toLocaleTimeString('en-US', { timeZone: zone }).replaceAll('\u202F', ' ')
}

/** "2026-12-01T09:00", the wall clock of a zone. */
export function wallClockIn(zone: string, at: number): string {
  const iso = new Date(at).toLocaleString('sv-SE', { timeZone: zone })
  return iso.slice(0, 16).replace(' ', 'T')
}
