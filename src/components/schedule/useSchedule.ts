'use client'

import { useMemo, useRef } from 'react'
import { useSWRConfig } from 'swr'
import { type AnswerOf, type Call, callUrl } from '@/contracts/core/call'
import { wholeTask } from '@/contracts/schedule/leanTask'
import type { ScheduleStart } from '@/contracts/schedule/scheduleStart'
import {
  TASK_TEXTS,
  type Task,
  type TaskPatch,
  createTask,
  deleteTask,
  listTasks,
  moveTask,
  publishTask,
  unpublishTask,
  updateTask,
} from '@/contracts/schedule/tasks'
import { TASK_PLATFORM_LABELS } from '@/contracts/schedule/platformRules'
import {
  POST_TEXTS,
  type Post,
  addChannels,
  deletePost,
  getPost,
  movePost,
  updatePost,
} from '@/contracts/schedule/posts'
import { TRASH_TEXTS, restoreFromTrash } from '@/contracts/trash'
import { undoAction } from '../api/lastUndo'
import { fileTitle } from '../picker/fileTitle'
import { send } from '../api/request'
import { useAttempt } from '../api/useAttempt'
import { useLoad } from '../api/useLoad'
import { useTrashToast } from '../api/useTrashToast'
import { useIsOwn } from '../session/useWorkspace'
import { toast } from '../ui/toast/toastQueue'
import { type Card, type Move, moved, replaced } from './card'
import { useSamples } from './useSamples'

const KEY = callUrl(listTasks)
const LISTS: readonly Call[] = [listTasks]
const NONE: Task[] = []

type Changes = Omit<TaskPatch, 'version'>
/** Runs a change of a card; a form may show both versions of a conflict, and run it again on the newer card. */
type Within = (change: (card: Card) => Promise<Task>, card: Card) => Promise<Task>
const runAlone: Within = (change, card) => change(card)

export type Schedule = ReturnType<typeof useSchedule>

/**
 * The cards of the schedule and the actions on them. A move of a stored task shows at once and is rolled back when the
 * server refuses it; moves are sent one after the other, each with the version that the previous one leaves.
 */
export function useSchedule(start: ScheduleStart) {
  const first = renderedTasks(start)
  const options = start.counts ? { meanwhile: first } : { rendered: first }
  const { data: own = NONE, error, reload } = useLoad(listTasks, options)
  const isOwn = useIsOwn('schedule')
  const { samples, ...inMemory } = useSamples()
  const { mutate } = useSWRConfig()
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const failures = { showsServerText: true, gone: TASK_TEXTS.gone }
  const move = useAttempt<Task>({ ...failures, failure: TASK_TEXTS.moveFailed })
  const save = useAttempt<Task>({ ...failures, refresh: LISTS, failure: TASK_TEXTS.saveFailed })
  const trashToast = useTrashToast(LISTS)
  const remove = useAttempt({
    refresh: LISTS,
    success: trashToast,
    failure: TASK_TEXTS.deleteFailed,
    gone: TASK_TEXTS.gone,
  })

  const postFailures = { ...failures, refresh: LISTS, gone: POST_TEXTS.gone }
  const changePost = useAttempt<Post>({ ...postFailures, failure: POST_TEXTS.saveFailed })
  const removePost = useAttempt<AnswerOf<typeof deletePost>>({
    ...postFailures,
    failure: POST_TEXTS.deleteFailed,
  })
  const restoreAll = useAttempt<void>({
    refresh: LISTS,
    success: { title: TRASH_TEXTS.restored },
    failure: TRASH_TEXTS.restoreFailed,
    showsServerText: true,
  })

  /** Sends after what was sent before: each change names the version that the previous one leaves. */
  function inTurn(work: () => Promise<Task>): Promise<Task> {
    const turn = last.current.then(work, work)
    last.current = turn
    return turn
  }

  /** Shows `next` at once, then the server's answer. Returns false after a failure. */
  async function change(next: Task[], work: () => Promise<Task>): Promise<boolean> {
    const turn = inTurn(work)
    try {
      await mutate<Task[], Task>(KEY, turn, {
        optimisticData: next,
        populateCache: (task, current = own) => replaced(current, task),
        rollbackOnError: true,
      })
      return true
    } catch {
      void mutate(KEY)
      return false
    }
  }

  const cards = useMemo(() => (isOwn ? own : [...samples, ...own]), [isOwn, own, samples])
  return {
    cards,
    isOwn,
    /** How many cards each column has while only the first of them are here; then null. */
    counts: own === first ? start.counts : null,
    /** A failure to load the others. */
    load: { error, reload },

    /** Returns false after a failure, which shows a toast. */
    async move(card: Card, to: Move): Promise<boolean> {
      if (card.isSample) {
        inMemory.moveSample(card.id, withoutOwn(to, samples))
        return true
      }
      const body = { ...withoutSamples(to, samples), version: card.version }
      const work = () => move(() => send(moveTask, { params: { id: card.id }, body }))
      return change(moved(own, card.id, body), work)
    },

    /**
     * Saves the changes and returns the saved card. Throws after a failure, which shows a toast. `edit` says what the
     * changes of a card are, because `within` may base them on a newer one.
     */
    save: async (card: Card, edit: (card: Card) => Changes, within: Within = runAlone): Promise<Card> => {
      if (card.isSample) {
        const changed = { ...card, ...edit(card) } as Card
        inMemory.changeSample(changed, TASK_TEXTS.saved)
        return changed
      }
      const params = { id: card.id }
      const update = (on: Card) => {
        const body = { ...edit(on), version: on.version }
        return inTurn(() => send(updateTask, { params, body }))
      }
      const task = await save(() => within(update, card))
      toast({ title: TASK_TEXTS.saved })
      return task
    },

    /** Marks a card as published, or changes the address of a published post. Throws as `save` does. */
    publish: async (card: Card, publishedUrl?: string | null, within: Within = runAlone): Promise<void> => {
      if (card.isSample) {
        const publishedAt = new Date().toISOString()
        return inMemory.changeSample({ ...card, status: 'done', publishedAt }, TASK_TEXTS.published)
      }
      const params = { id: card.id }
      const post = ({ version }: Card) => {
        const body = { version, ...(publishedUrl !== undefined && { publishedUrl }) }
        return inTurn(() => send(publishTask, { params, body }))
      }
      const { version } = await save(() => within(post, card))
      if (card.publishedAt) return toast({ title: TASK_TEXTS.saved })
      const takeBack = () => save(() => inTurn(() => send(unpublishTask, { params, body: { version } })))
      toast({
        title: TASK_TEXTS.published,
        description: card.title,
        action: undoAction(() => void takeBack().catch(() => undefined)),
      })
    },

    unpublish: async (card: Card): Promise<void> => {
      if (card.isSample) {
        const taken = { ...card, publishedAt: null, publishedUrl: null }
        return inMemory.changeSample(taken, TASK_TEXTS.publicationTakenBack)
      }
      const body = { version: card.version }
      await save(() => inTurn(() => send(unpublishTask, { params: { id: card.id }, body })))
      toast({ title: TASK_TEXTS.publicationTakenBack, description: card.title })
    },

    /** Moves the other cards of a post where one of them goes. Returns false after a failure, which shows a toast. */
    async moveAll({ postId, status: from }: Card, { date, status }: Move): Promise<boolean> {
      if (postId === null) return false
      const params = { id: postId }
      try {
        await changePost(async () => {
          const { version } = await send(getPost, { params })
          const body = { version, ...(date === undefined ? { from, status } : { date }) }
          return send(movePost, { params, body })
        })
        return true
      } catch {
        return false
      }
    },

    /** Brings a card to further channels; it becomes a post with them if it is none. Throws as `save` does. */
    addChannels: async (card: Card, channels: Card['platform'][]): Promise<void> => {
      if (card.isSample) return channels.forEach((platform) => inMemory.copySample(card, { platform }))
      await changePost(() => send(addChannels, { params: { id: card.id }, body: { channels } }))
      const names = channels.map((platform) => TASK_PLATFORM_LABELS[platform]).join(', ')
      toast({ title: TASK_TEXTS.copied, description: `${card.title}: on ${names} as well.` })
    },

    /** Makes a post of a file for a day, named after the file. */
    addFile: async ({ id, name }: { id: string; name: string }, day: string | null): Promise<void> => {
      const title = fileTitle(name)
      await save(() => send(createTask, { body: { title, date: day, mediaIds: [id] } }))
      toast({ title: TASK_TEXTS.added, description: `${title}: in To Do.` })
    },

    /** Adds a file to a card, or to all cards of its post that share their files. */
    attach: async (card: Card, mediaId: string, isWhole: boolean): Promise<void> => {
      const { postId } = card
      const withFile = (ids: readonly string[]) => (ids.includes(mediaId) ? [...ids] : [...ids, mediaId])
      if (postId !== null && isWhole) {
        const params = { id: postId }
        await changePost(async () => {
          const { version, mediaIds } = await send(getPost, { params })
          return send(updatePost, { params, body: { version, mediaIds: withFile(mediaIds) } })
        })
      } else {
        const body = { mediaIds: withFile(card.mediaIds), version: card.version }
        await save(() => inTurn(() => send(updateTask, { params: { id: card.id }, body })))
      }
      toast({ title: TASK_TEXTS.saved, description: card.title })
    },

    /** Deletes all cards of a post; one Undo restores them. */
    async removeAll({ postId, title }: Card): Promise<void> {
      if (postId === null) return
      const { message, undo } = await removePost(() => send(deletePost, { params: { id: postId } }))
      const restore = async () => {
        for (const { kind, id } of undo) await send(restoreFromTrash, { params: { kind, id } })
      }
      toast({
        title: message,
        description: title,
        action: undoAction(() => void restoreAll(restore).catch(() => undefined)),
      })
    },

    async remove(card: Card): Promise<void> {
      if (card.isSample) return inMemory.removeSample(card)
      await remove(() => send(deleteTask, { params: { id: card.id } }))
    },
  }
}

const rendered = new WeakMap<ScheduleStart, Task[]>()

/** The tasks that a page was rendered with: the same list for the same page, also after Back. */
function renderedTasks(start: ScheduleStart): Task[] {
  const tasks = rendered.get(start) ?? start.tasks.map(wholeTask)
  rendered.set(start, tasks)
  return tasks
}

/** For a stored task, a place below a sample is the top: samples are listed above stored tasks. */
function withoutSamples({ afterId, ...move }: Move, samples: readonly Card[]): Move {
  if (afterId === undefined) return move
  return { ...move, afterId: samples.some(({ id }) => id === afterId) ? null : afterId }
}

/** For a sample, a place below a stored task is the end of the samples. */
function withoutOwn({ afterId, ...move }: Move, samples: readonly Card[]): Move {
  const isKnown = afterId === null || samples.some(({ id }) => id === afterId)
  return isKnown && afterId !== undefined ? { ...move, afterId } : move
}
