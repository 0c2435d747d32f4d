import type { FakeAccountStatus, TakedownStatus } from '@/contracts/fake-accounts'
import type { Tone } from '../ui/Badge'

export const FAKE_ACCOUNT_TONES: Record<FakeAccountStatus, Tone> = {
  pending: 'amber',
  reported: 'blue',
  'in-review': 'plum',
  resolved: 'green',
  rejected: 'red',
}

export const TAKEDOWN_TONES: Record<TakedownStatus, Tone> = {
  pending: 'amber',
  'dmca-filed': 'blue',
  'in-review': 'plum',
  removed: 'green',
  rejected: 'red',
}

/** Items of a select from a picklist and its labels. */
export function toItems<TId extends string>(ids: readonly TId[], labels: Record<TId, string>) {
  return ids.map((id) => ({ id, label: labels[id] }))
}

/** A stored date as a date field's text, YYYY-MM-DD; '' when there is none. */
export function toDayInput(iso: string | null): string {
  return iso?.slice(0, 10) ?? ''
}

/** Leaves out what is empty: update forms send dates and notes only when filled (dashboard spec, section 5). */
export function onlyFilled<TFields extends Record<string, string | null>>(fields: TFields): Partial<TFields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as Partial<TFields>
}
