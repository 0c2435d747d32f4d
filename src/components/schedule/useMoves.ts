'use client'

import { type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { TASK_STATUS_LABELS } from '@/contracts/schedule/tasks'
import { undoAction } from '../api/lastUndo'
import { toast } from '../ui/toast/toastQueue'
import { longDay } from '../ui/dateFormats'
import { type Card, type Move, moved } from './card'
import { formatDay } from './days'
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
    void schedule.move(card, to).then((isMoved) => {
      if (isMoved && to.date !== undefined && to.date !== card.date) toastDay(card, to.date)
    })
    if (to.status !== undefined || to.afterId !== undefined) setAnnouncement(placeText(cards, card, to))
  }

  function toastDay(card: Card, day: string | null): void {
    toast({
      title: day === null ? 'Moved to Unscheduled' : `Moved to ${formatDay(day, longDay)}`,
      description: card.title,
      action: undoAction(() => {
        const now = latest.current.cards.find(({ id }) => id === card.id)
        if (now) void latest.current.move(now, { date: card.date })
      }),
    })
  }
  return { announcement, shown, move }
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
