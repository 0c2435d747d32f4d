'use client'

import { createContext, use } from 'react'
import type { ScheduleStart } from '@/contracts/schedule/scheduleStart'
import type { Card } from './card'
import type { Schedule } from './useSchedule'

export type BoardValue = Pick<Schedule, 'cards'> &
  Pick<ScheduleStart, 'deals' | 'events'> & {
    schedule: Schedule
    /** Opens Add Task for a day. */
    addOn: (day: string) => void
    /** Opens the editor. */
    edit: (card: Card) => void
    /** Asks for a day. */
    askDay: (card: Card) => void
    /** Moves a card, says so, and keeps the focus on it. */
    move: (card: Card, to: Parameters<Schedule['move']>[1]) => void
    /** The card that was moved last; empty before. */
    movedId: string
    /** Deletes a card; the focus goes to the heading. */
    remove: (card: Card) => void
  }

export const BoardContext = createContext<BoardValue | null>(null)

/** What every view of the schedule shares. */
export function useBoard(): BoardValue {
  const value = use(BoardContext)
  if (!value) throw new Error('A view of the schedule stands inside its screen')
  return value
}
