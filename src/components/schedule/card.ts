import { type Task, TASK_STATUSES, type TaskStatus } from '@/contracts/schedule/tasks'

/** A task on the screen: a stored one, or a sample, which is kept in browser memory. */
export type Card = Task & { isSample?: true }

export type Step = 'forward' | 'back'

/** The status one step further or back; undefined beyond either end. */
export function statusAfter(status: TaskStatus, step: Step): TaskStatus | undefined {
  return TASK_STATUSES[TASK_STATUSES.indexOf(status) + (step === 'forward' ? 1 : -1)]
}

/** A column and its neighbours: a task moves one step at a time (docs/behaviour.md, 4.5). */
export function columnsBeside(status: TaskStatus): TaskStatus[] {
  const at = TASK_STATUSES.indexOf(status)
  return TASK_STATUSES.filter((_, index) => Math.abs(index - at) <= 1)
}

/** Where a card moves to. Missing fields do not change; `afterId` null is the top of the column. */
export type Move = { status?: TaskStatus; afterId?: string | null; date?: string | null }

/** The cards after one of them has moved. */
export function moved<TCard extends Task>(cards: readonly TCard[], id: string, move: Move): TCard[] {
  const card = cards.find((each) => each.id === id)
  if (!card) return [...cards]
  const { status = card.status, afterId, date = card.date } = move
  const next = { ...card, status, date, version: card.version + 1 }
  if (afterId === undefined && status === card.status) return replaced(cards, next)
  const others = cards.filter((each) => each.id !== id)
  const column = others.filter((each) => each.status === status)
  const above = afterId === undefined ? column.at(-1)?.id : afterId
  const place = above ? others.findIndex((each) => each.id === above) + 1 : 0
  return others.toSpliced(place, 0, next)
}

/** The cards with one of them replaced, or added at the end. */
export function replaced<TCard extends Task>(cards: readonly TCard[], card: TCard): TCard[] {
  const isKnown = cards.some(({ id }) => id === card.id)
  return isKnown ? cards.map((each) => (each.id === card.id ? card : each)) : [...cards, card]
}
