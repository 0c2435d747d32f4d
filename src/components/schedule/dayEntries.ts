import { byKey } from '@/contracts/core/byKey'
import type { CalendarItem } from '@/contracts/schedule/calendar'
import { byChannel } from '@/contracts/schedule/posts'
import type { Card } from './card'

/** An entry of a day: a card, or something else with a date that cannot be moved here. */
export type DayEntry =
  | { kind: 'task'; id: string; time: string | null; card: Card; ofPost: readonly Card[] }
  | { kind: 'other'; id: string; time: string | null; item: CalendarItem }

/** The entries of an empty day, with the same identity in every render. */
export const NO_ENTRIES: readonly DayEntry[] = []

/**
 * The entries of each day: all-day ones first, then by time. Tasks done long ago come only from the calendar. By posts,
 * the cards of a post that stand at the same day and time are one entry.
 */
export function entriesByDay(
  cards: readonly Card[],
  items: readonly CalendarItem[],
  isByPost: boolean,
): Map<string, DayEntry[]> {
  const days = new Map<string, DayEntry[]>()
  const add = (day: string, entry: DayEntry) => {
    const entries = days.get(day)
    if (entries) entries.push(entry)
    else days.set(day, [entry])
  }
  for (const group of isByPost ? byPost(cards) : cards.map((card) => [card])) {
    const [card] = group
    if (card?.date) add(card.date, { kind: 'task', id: card.id, time: card.time, card, ofPost: group })
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

/** Cards of one post with the same day and time together, in the order of the platforms; others alone. */
export function byPost(cards: readonly Card[]): Card[][] {
  const groups = byKey(cards, ({ id, postId, date, time }) =>
    postId === null ? id : [postId, date, time].join(' '),
  )
  return [...groups.values()].map((group) => (group.length > 1 ? byChannel(group) : group))
}

/** HH:MM times sort as strings. */
function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}

/** How many posts are dated on one of these days; one on several channels counts once. */
export function postsOn(cards: readonly Card[], days: readonly string[]): number {
  const on = cards.filter(({ date }) => date !== null && days.includes(date))
  return new Set(on.map(({ id, postId }) => postId ?? id)).size
}
