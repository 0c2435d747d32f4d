'use client'

import { memo } from 'react'
import { TASK_STATUS_LABELS } from '@/contracts/schedule/tasks'
import type { MenuEntry } from '../ui/MenuBox'
import { RowMenu } from '../ui/RowMenu'
import { type BoardActions, useBoardActions } from './BoardContext'
import { type Card, columnsBeside } from './card'
import { cardsOfPost } from './postMates'

/** Everything a drag can do, and the other actions, for keyboard, phone and screen reader. */
export const MoveMenu = memo(function MoveMenu({ card }: { card: Card }) {
  const actions = useBoardActions()
  return <RowMenu label={`Move ${card.title}`} items={() => entriesOf(card, actions)} />
})

function entriesOf(card: Card, actions: BoardActions): MenuEntry[] {
  const { currentCards, move, askDay, edit, editPost, remove, removeAll, publish, unpublish } = actions
  const { postId } = card
  const count = cardsOfPost(card, currentCards()).length
  const column = currentCards().filter(({ status }) => status === card.status)
  const last = column.filter(({ id }) => id !== card.id).at(-1)
  return [
    ...columnsBeside(card.status)
      .filter((status) => status !== card.status)
      .map((status) => ({
        id: status,
        label: `Move to ${TASK_STATUS_LABELS[status]}`,
        onAction: () => move(card, { status }),
      })),
    { id: 'day', label: 'To a day…', onAction: () => askDay(card) },
    ...(card.date ? [{ id: 'no-day', label: 'No day', onAction: () => move(card, { date: null }) }] : []),
    ...(column[0]?.id === card.id
      ? []
      : [{ id: 'top', label: 'To the top', onAction: () => move(card, { afterId: null }) }]),
    ...(!last || column.at(-1)?.id === card.id
      ? []
      : [{ id: 'bottom', label: 'To the bottom', onAction: () => move(card, { afterId: last.id }) }]),
    ...(card.status === 'todo' || card.publishedAt
      ? []
      : [
          {
            id: 'publish',
            label: 'Mark as published',
            onAction: () => quietly(publish(card)),
          },
        ]),
    ...(card.publishedAt
      ? [{ id: 'unpublish', label: 'Not published', onAction: () => quietly(unpublish(card)) }]
      : []),
    { id: 'edit', label: 'Edit', onAction: () => edit(card) },
    ...(postId === null || count < 2
      ? [{ id: 'delete', label: 'Delete', isDanger: true, onAction: () => remove(card) }]
      : [
          { id: 'edit-all', label: `Edit all ${count}`, onAction: () => editPost(postId) },
          { id: 'delete', label: 'Delete this one', isDanger: true, onAction: () => remove(card) },
          { id: 'delete-all', label: `Delete all ${count}`, isDanger: true, onAction: () => removeAll(card) },
        ]),
  ]
}

/** A failure has already shown a toast. */
function quietly(work: Promise<void>): void {
  void work.catch(() => undefined)
}
