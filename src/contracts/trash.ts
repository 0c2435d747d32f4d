import * as v from 'valibot'
import { call } from './core/call'
import { Message, date, id, noQuery } from './core/wire'
import { screenHref } from './screens'

/** How long a deleted record can be restored (docs/behaviour.md, 8.7). */
export const TRASH_DAYS = 30

/** Settings, with what was deleted open. */
export const TRASH_HREF = `${screenHref('settings')}?show=deleted`

export const TRASH_TEXTS = {
  restored: 'Restored',
  restoreFailed: 'Failed to restore',
  gone: 'It is not in the trash any more.',
  placeTaken: 'Something else has taken its place.',
  purged: 'Deleted for good',
  purgeFailed: 'Failed to delete for good',
  notLoaded: 'What was deleted could not be loaded.',
} as const

/** The answer when a record goes to the trash; it can be restored before `until`. */
export const Trashed = v.strictObject({
  message: v.string(),
  undo: v.strictObject({ kind: v.string(), id, until: date }),
})
export type Trashed = v.InferOutput<typeof Trashed>

export const TrashEntry = v.strictObject({
  kind: v.string(),
  id,
  title: v.string(),
  deletedAt: date,
  until: date,
})
export type TrashEntry = v.InferOutput<typeof TrashEntry>

export const listTrash = call({
  method: 'get',
  path: '/trash',
  who: 'user',
  query: noQuery,
  answer: v.array(TrashEntry),
  summary: 'What the caller deleted and can restore, the latest first',
})

export const restoreFromTrash = call({
  method: 'post',
  path: '/trash/:kind/:id/restore',
  who: 'user',
  query: noQuery,
  // Each kind has its own shape, the same as in its list.
  answer: v.looseObject({ id }),
  fails: [404, 409],
  summary: 'Restore a deleted record, which is answered as its list answers it',
})

export const purgeFromTrash = call({
  method: 'delete',
  path: '/trash/:kind/:id',
  who: 'user',
  query: noQuery,
  answer: Message,
  fails: [404],
  summary: 'Delete a record for good that is in the trash',
})
