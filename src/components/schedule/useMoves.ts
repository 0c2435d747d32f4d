'use client'

import { type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { TASK_PLATFORM_LABELS } from '@/contracts/schedule/platformRules'
import { TASK_STATUS_LABELS } from '@/contracts/schedule/tasks'
import { undoAction } from '../api/lastUndo'
import { toast } from '../ui/toast/toastQueue'
import { longDay } from '../ui/dateFormats'
import { type Card, type Move, moved } from './card'
import { formatDay } from './days'
import { cardsOfPost } from './postMates'
import type { Schedule } from './useSchedule'

/**
 * Moves cards, announces where they went, and keeps the focus on the card that moved. `shown` is what the views show,
 * deferred so that rendering thousands of cards does not block input.
 */
export function useMoves(schedule: Schedule, frame: RefObject<HTMLElement | null>) {
  const [announcement, setAnnouncement] = useState('')
  const [movedId, setMovedId] = useState('')
  const focusWanted = useRef<{ id: string; step: string | null } | null>(null)
  const { cards } = schedule
  const shown = useDeferredValue(useMemo(() => ({ cards, movedId }), [cards, movedId]))
  const latest = useRef(schedule)
  useEffect(() => {
    latest.current = schedule
  })

  // The card is a new element in its new place, which react-aria creates shortly after the render.
  useEffect(() => {
    const wanted = focusWanted.current
    if (wanted?.id !== shown.movedId) return
    focusWanted.current = null
    const frameId = requestAnimationFrame(() => focusCard(frame.current, wanted))
    return () => cancelAnimationFrame(frameId)
  }, [shown, frame])

  function move(card: Card, wanted: Move): void {
    // The card finished last goes to the top.
    const isFinished = wanted.status === 'done' && card.status !== 'done' && wanted.afterId === undefined
    const to = isFinished ? { ...wanted, afterId: null } : wanted
    setMovedId(card.id)
    const pressed = document.activeElement?.closest('[data-step]')
    focusWanted.current = { id: card.id, step: pressed?.getAttribute('data-step') ?? null }
    const toOther =
      to.date !== undefined ? to.date !== card.date : to.status !== undefined && to.status !== card.status
    void schedule.move(card, to).then((isMoved) => {
      if (isMoved && toOther && (to.date !== undefined || matesAt(card).length > 0)) toastMove(card, to)
    })
    if (to.status !== undefined || to.afterId !== undefined) setAnnouncement(placeText(cards, card, to))
  }

  /** The other cards of its post that would go along with a card: not published, and not in another column. */
  function matesAt(card: Card): Card[] {
    const ofPost = cardsOfPost(card, latest.current.cards)
    return ofPost.filter(
      ({ id, status, publishedAt }) => id !== card.id && !publishedAt && status === card.status,
    )
  }

  function toastMove(card: Card, to: Move): void {
    const { date, status } = to
    const mates = matesAt(card)
    toast({
      title: `Moved to ${whereText(card, to)}`,
      description:
        mates.length > 0 ? `${card.title}, on ${TASK_PLATFORM_LABELS[card.platform]} alone` : card.title,
      ...(mates.length > 0 && {
        further: {
          label: `Move all ${mates.length + 1}`,
          onPress: () => moveAll(card, date === undefined ? { status } : { date }),
        },
      }),
      action: undoAction(() => {
        const now = latest.current.cards.find(({ id }) => id === card.id)
        if (now)
          void latest.current.move(now, date === undefined ? { status: card.status } : { date: card.date })
      }),
    })
  }

  /** `card` is as it was before it moved: the cards beside it in its column or on any day go where it went. */
  function moveAll(card: Card, to: Move): void {
    void latest.current.moveAll(card, to).then((isMoved) => {
      if (isMoved) toast({ title: `All moved to ${whereText(card, to)}`, description: card.title })
    })
  }
  return { announcement, shown, move, moveAll }
}

/** The day or the column that a card moves to. */
function whereText(card: Card, { date, status = card.status }: Move): string {
  if (date === undefined) return TASK_STATUS_LABELS[status]
  return date === null ? 'Unscheduled' : formatDay(date, longDay)
}

/** Focuses the same arrow of a card as before, else its menu. */
function focusCard(frame: HTMLElement | null, { id, step }: { id: string; step: string | null }): void {
  const card = frame?.querySelector<HTMLElement>(`[data-task="${id}"]`)
  const arrow = step && card?.querySelector<HTMLElement>(`[data-step=${step}]:not([disabled])`)
  const target = arrow || card?.querySelector<HTMLElement>('[data-menu]')
  // Focus the row first, or the list would move the focus to the row that had it last.
  card?.focus()
  target?.focus()
}

/** "Teaser: moved to In Progress, 2 of 5" */
function placeText(cards: readonly Card[], card: Card, to: Move): string {
  const status = to.status ?? card.status
  const column = moved(cards, card.id, to).filter((each) => each.status === status)
  const place = column.findIndex(({ id }) => id === card.id) + 1
  return `${card.title}: moved to ${TASK_STATUS_LABELS[status]}, ${place} of ${column.length}`
}
