import type { CalendarItem } from '@/contracts/schedule/calendar'
import type { Card } from './card'

/** An entry of a day: a card, or something else with a date that cannot be moved here. */
export type DayEntry =
  | { kind: 'task'; id: string; time: string | null; card: Card }
  | { kind: 'other'; id: string; time: string | null; item: CalendarItem }

/** The entries of an empty day, with the same identity in every render. */
export const NO_ENTRIES: readonly DayEntry[] = []

/** The entries of each day: all-day ones first, then by time. Tasks done long ago come only from the calendar. */
export function entriesByDay(
  cards: readonly Card[],
  items: readonly CalendarItem[],
): Map<string, DayEntry[]> {
  const days = new Map<string, DayEntry[]>()
  const add = (day: string, entry: DayEntry) => {
    const entries = days.get(day)
    if (entries) entries.push(entry)
    else days.set(day, [entry])
  }
  for (const card of cards) {
    if (card.date) add(card.date, { kind: 'task', id: card.id, time: card.time, card })
  }
  const known = new Set(cards.map(({ id }) => id))
  for (const item of items) {
    const isCard = item.kind === 'task' && (item.status !== 'done' || known.has(item.id))
    if (!isCard) add(item.date, { kind: 'other', id: `${item.kind}-${item.id}`, time: item.time, item })
  }
  for (const [day, entries] of days) {
    days.set(
      day,
      entries.toSorted((one, other) => compare(one.time ?? '', other.time ?? '')),
    )
  }
  return days
}

/** HH:MM times sort as strings. */
function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}

/** How many posts are dated on one of these days. */
export function postsOn(cards: readonly Card[], days: readonly string[]): number {
  return cards.filter(({ date }) => date !== null && days.includes(date)).length
}
