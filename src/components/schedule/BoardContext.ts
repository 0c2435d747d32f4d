'use client'

import { createContext, use } from 'react'
import type { ScheduleStart } from '@/contracts/schedule/scheduleStart'
import type { Card } from './card'
import type { Schedule } from './useSchedule'

/** The data that every view of the schedule shows; it changes with the cards. */
export type BoardValue = Pick<Schedule, 'cards' | 'counts'> &
  Pick<ScheduleStart, 'deals' | 'events' | 'linkedTasks'> & {
    /** The id of the card that was moved last; '' before the first move. */
    movedId: string
  }

/** The actions on cards. Their identity never changes, so components that use only this context do not re-render. */
export type BoardActions = Pick<Schedule, 'save' | 'publish' | 'unpublish' | 'addChannels'> & {
  /** All current cards, for event handlers. */
  currentCards: () => readonly Card[]
  /** Opens Add Task for a day. */
  addOn: (day: string) => void
  /** Makes a post of a file for a day, or with null for none. */
  addFile: (file: { id: string; name: string }, day: string | null) => void
  /** Adds a file to a card, or to all cards of its post. */
  attach: (card: Card, mediaId: string, isWhole: boolean) => void
  /** Opens the editor. */
  edit: (card: Card) => void
  /** Opens the composer with a post, by its id. */
  editPost: (postId: string) => void
  /** Opens the dialog that moves a card to a day. */
  askDay: (card: Card) => void
  /** Moves a card, announces it, and keeps the focus on it. */
  move: (card: Card, to: Parameters<Schedule['move']>[1]) => void
  /** Moves all cards of a card's post to a day, or those of its column to the next one. */
  moveAll: (card: Card, to: Parameters<Schedule['move']>[1]) => void
  /** Deletes a card; the focus goes to the heading. */
  remove: (card: Card) => void
  /** Deletes all cards of a card's post. */
  removeAll: (card: Card) => void
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
