'use client'

import { memoryStore } from '../api/memoryStore'
import { uuid } from '../api/uuid'
import { toast } from '../ui/toast/toastQueue'
import { TASK_TEXTS } from '@/contracts/schedule/tasks'
import { undoAction } from '../api/lastUndo'
import { type Card, type Move, moved, replaced } from './card'
import { addDays } from 'date-fns/addDays'
import { wholeTask } from '@/contracts/schedule/leanTask'
import { localDay } from './days'

/** The tasks the schedule starts with; their days are relative to today, so that one is overdue. */
const samples = [
  { title: 'Film the boardwalk fit check', platform: 'tiktok', status: 'todo', inDays: 3 },
  { title: 'Q&A: what a collab really pays', platform: 'youtube', status: 'todo', inDays: 6 },
  { title: 'Holiday market live, 7 pm', platform: 'twitch', status: 'todo', inDays: 13 },
  { title: 'Carousel: one linen shirt, five ways', platform: 'instagram', status: 'todo', inDays: 15 },
  { title: 'Edit: a slow Sunday in St. Pete', platform: 'youtube', status: 'in-progress', inDays: -1 },
  { title: 'Get ready with me, gallery night', platform: 'tiktok', status: 'in-progress', inDays: 2 },
  { title: 'Teaser: something great', platform: 'instagram', status: 'done', inDays: -6 },
  { title: 'Thrift haul, Ybor City', platform: 'tiktok', status: 'done', inDays: -9 },
  { title: 'Studio tour', platform: 'youtube', status: 'done', inDays: -13 },
] as const

/** The sample tasks, dated relative to a day. */
function sampleTasks(today: Date): Card[] {
  return samples.map(({ inDays, ...task }, index) => ({
    ...wholeTask({
      ...task,
      id: `sample-${index + 1}`,
      userId: '',
      date: localDay(addDays(today, inDays)),
      rank: index,
      version: 1,
      createdAt: today.toISOString(),
      updatedAt: today.toISOString(),
    }),
    isSample: true,
  }))
}

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
