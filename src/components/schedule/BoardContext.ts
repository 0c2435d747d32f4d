'use client'

import { createContext, use } from 'react'
import type { ScheduleStart } from '@/contracts/schedule/scheduleStart'
import type { Card } from './card'
import type { Schedule } from './useSchedule'

/** What every view of the schedule shows; it changes with the cards. */
export type BoardValue = Pick<Schedule, 'cards'> &
  Pick<ScheduleStart, 'deals' | 'events' | 'linkedTasks'> & {
    /** The card that was moved last; empty before. */
    movedId: string
  }

/** What can be done with cards. None of it ever changes, so whatever asks for this alone is not rendered anew. */
export type BoardActions = Pick<Schedule, 'save' | 'publish' | 'unpublish' | 'copy'> & {
  /** All cards as they are now, for what is worked out when somebody asks. */
  currentCards: () => readonly Card[]
  /** Opens Add Task for a day. */
  addOn: (day: string) => void
  /** Opens the editor. */
  edit: (card: Card) => void
  /** Asks for a day. */
  askDay: (card: Card) => void
  /** Moves a card, says so, and keeps the focus on it. */
  move: (card: Card, to: Parameters<Schedule['move']>[1]) => void
  /** Deletes a card; the focus goes to the heading. */
  remove: (card: Card) => void
}

export const BoardContext = createContext<BoardValue | null>(null)
export const BoardActionsContext = createContext<BoardActions | null>(null)

export function useBoard(): BoardValue {
  return required(use(BoardContext))
}

export function useBoardActions(): BoardActions {
  return required(use(BoardActionsContext))
}

function required<T>(value: T | null): T {
  if (!value) throw new Error('A view of the schedule stands inside its screen')
  return value
}
