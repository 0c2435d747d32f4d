import type { CalendarItem } from '@/contracts/schedule/calendar'
import type { Card } from './card'

/** What a day shows: a card, or something else that has a day and is not moved here. */
export type DayEntry =
  | { kind: 'task'; id: string; time: string | null; card: Card }
  | { kind: 'other'; id: string; time: string | null; item: CalendarItem }

/** The entries of each day: whole days first, then by time. Tasks done long ago come from the calendar alone. */
export function entriesByDay(
  cards: readonly Card[],
  items: readonly CalendarItem[],
): Map<string, DayEntry[]> {
  const days = new Map<string, DayEntry[]>()
  const add = (day: string, entry: DayEntry) => days.set(day, [...(days.get(day) ?? []), entry])
  for (const card of cards) {
    if (card.date) add(card.date, { kind: 'task', id: card.id, time: card.time, card })
  }
  for (const item of items) {
    const isCard = item.kind === 'task' && (item.status !== 'done' || cards.some(({ id }) => id === item.id))
    if (!isCard) add(item.date, { kind: 'other', id: `${item.kind}-${item.id}`, time: item.time, item })
  }
  for (const [day, entries] of days) {
    days.set(
      day,
      entries.toSorted((one, other) => (one.time ?? '').localeCompare(other.time ?? '')),
    )
  }
  return days
}

/** How many posts have one of these days. */
export function postsOn(cards: readonly Card[], days: readonly string[]): number {
  return cards.filter(({ date }) => date !== null && days.includes(date)).length
}
