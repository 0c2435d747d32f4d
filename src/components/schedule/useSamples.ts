'use client'

import { memoryStore } from '../api/memoryStore'
import { uuid } from '../api/uuid'
import { toast } from '../ui/toast/toastQueue'
import { TASK_TEXTS } from '@/contracts/schedule/tasks'
import { undoAction } from '../api/lastUndo'
import { type Card, type Move, moved, replaced } from './card'
import { sampleTasks } from './sampleTasks'

/** Dated from the day this module is loaded, which may differ on the server: dates are shown only in the browser. */
const store = memoryStore<Card[]>(sampleTasks(new Date()))

/** The sample tasks and the actions on them, all in browser memory (docs/behaviour.md, 2.13). */
export function useSamples() {
  return { samples: store.useState(), moveSample, changeSample, copySample, removeSample }
}

function moveSample(id: string, move: Move): void {
  store.change((cards) => moved(cards, id, move))
}

function changeSample(card: Card, title: string): void {
  store.change((cards) => replaced(cards, card))
  toast({ title, description: TASK_TEXTS.sample })
}

function copySample(card: Card, changes: Partial<Card>): void {
  const copy = { ...card, ...changes, id: uuid(), status: 'todo' as const }
  changeSample({ ...copy, date: null, publishedAt: null, publishedUrl: null }, TASK_TEXTS.copied)
}

function removeSample(card: Card): void {
  let place = 0
  store.change((cards) => {
    place = cards.findIndex(({ id }) => id === card.id)
    return cards.filter(({ id }) => id !== card.id)
  })
  toast({
    title: TASK_TEXTS.deleted,
    description: TASK_TEXTS.sample,
    action: undoAction(() => store.change((cards) => cards.toSpliced(place, 0, card))),
  })
}
