import type { CollectionConfig, CollectionBeforeChangeHook } from 'payload'
import { ownedRecords } from '@/access/rules'
import { LONG_TEXT_MAX, TEXT_MAX, isTimeZone } from '@/contracts/core/wire'
import { TASK_PLATFORM_LABELS } from '@/contracts/schedule/platformRules'
import {
  DISCLOSURE_LABELS,
  REMIND_MINUTES,
  TASK_STATUS_LABELS,
  TASK_STATUSES,
  TASK_TEXTS,
} from '@/contracts/schedule/tasks'
import { deletedAt, owner, versionCount, webAddress } from '../fields'
import { judgePublished } from '../judgeOwner'
import { labelledOptions } from '../labelledOptions'
import { badField, conflict, notFound } from '@/database/errors'
import type { Task as StoredTask } from '@/payload-types'
import { Types } from 'mongoose'
import { driverCollection } from '@/database/driverCollection'
import { idOf } from '@/database/ids'
import { sessionOf } from '@/database/transaction'
import { parseDateTime, toZoned } from '@internationalized/date'
import { environment } from '@/environment'
import { MEDIA_TEXTS } from '@/contracts/media/texts'
import { holdMedia } from '@/domain/media/mediaPlaces'
import { MINUTE_MS } from '@/contracts/core/time'
import { TIME_SHAPE } from '@/contracts/core/timeShape'

/**
 * A task shows only its owner's files (404). Writes them, so that a concurrent deletion conflicts. A task restored from
 * the trash keeps the files that still exist.
 */
const keepMedia: CollectionBeforeChangeHook<StoredTask> = async ({ data, originalDoc, req }) => {
  const isRestored = Boolean(originalDoc?.deletedAt) && data.deletedAt === null
  const next = { ...originalDoc, ...data }
  const ids = (next.mediaIds ?? []).map(idOf)
  const before = (originalDoc?.mediaIds ?? []).map(idOf)
  if (ids.length === 0 || (!isRestored && ids.join() === before.join())) return data
  const there = await holdMedia(req, idOf(next.userId), ids)
  if (isRestored) return { ...data, mediaIds: there }
  if (there.length < ids.length) throw notFound(MEDIA_TEXTS.unknown)
  return data
}

/** For its reminder, an all-day task is due at this time. */
const WHOLE_DAY_TIME = '09:00'

/** Keeps the moment of the reminder in step with the task: a moved task is not announced at its old time. */
const setReminder: CollectionBeforeChangeHook<StoredTask> = ({ data, originalDoc }) => ({
  ...data,
  remindAt: reminderOf({ ...originalDoc, ...data }),
})

/** When to remind of a task, as ISO; null without a reminder, or when the task is done. */
function reminderOf({ date, time, timeZone, remindMinutes, status }: Partial<StoredTask>): string | null {
  if (!date || remindMinutes === null || remindMinutes === undefined || status === 'done') return null
  const due = toZoned(parseDateTime(`${date}T${time || WHOLE_DAY_TIME}`), timeZone || environment.timeZone)
  return new Date(due.toDate().getTime() - remindMinutes * MINUTE_MS).toISOString()
}

/**
 * Keeps in which lists of the content library a task is (docs/behaviour.md, 4.10): videos have a film, drafts a caption
 * or files and are not published. A file in use is never deleted, so only the task's own changes matter.
 */
const setLibrary: CollectionBeforeChangeHook<StoredTask> = async ({ data, originalDoc, req }) => {
  const { caption, mediaIds, publishedAt } = { ...originalDoc, ...data }
  const ids = (mediaIds ?? []).map((each) => new Types.ObjectId(idOf(each)))
  const isDraft = !publishedAt && (ids.length > 0 || Boolean(caption?.trim()))
  const films = { _id: { $in: ids }, kind: 'film', deletedAt: null }
  const options = { projection: { _id: 1 }, session: await sessionOf(req) }
  const film = ids.length > 0 && (await driverCollection(req, 'creator-media').findOne(films, options))
  return { ...data, library: [...(film ? ['video'] : []), ...(isDraft ? ['draft'] : [])] }
}

/**
 * A task moves one column at a time (409), and has no time without a zone (400), whoever changes it
 * (docs/behaviour.md, 5.25).
 */
const keepSteps: CollectionBeforeChangeHook<StoredTask> = ({ data, originalDoc, operation }) => {
  const next = { ...originalDoc, ...data }
  if (next.time && !next.timeZone) throw badField('timeZone', TASK_TEXTS.zoneRequired)
  const { status } = data
  if (operation !== 'update' || !originalDoc || !status) return data
  const steps = TASK_STATUSES.indexOf(status) - TASK_STATUSES.indexOf(originalDoc.status)
  if (Math.abs(steps) > 1) throw conflict(TASK_TEXTS.oneStep)
  return data
}

/**
 * Tasks of the schedule, one per post (docs/behaviour.md, 5.25). Days are texts, so no time zone shifts them. A unique
 * index allows at most one task per idea (domain/schedule/taskIndexes.ts).
 */
export const Tasks: CollectionConfig = {
  slug: 'tasks',
  labels: { singular: 'Task', plural: 'Tasks' },
  admin: { hidden: true, useAsTitle: 'title' },
  endpoints: false,
  lockDocuments: false,
  trash: true,
  access: ownedRecords,
  indexes: [
    { fields: ['userId', 'status', 'rank'] },
    { fields: ['userId', 'date'] },
    { fields: ['userId', 'publishedAt'] },
    { fields: ['userId', 'library', 'updatedAt'] },
  ],
  hooks: { beforeChange: [keepSteps, setReminder, keepMedia, setLibrary], afterChange: [judgePublished] },
  fields: [
    owner(),
    deletedAt(),
    { name: 'title', type: 'text', required: true, maxLength: TEXT_MAX },
    { name: 'platform', type: 'select', required: true, options: labelledOptions(TASK_PLATFORM_LABELS) },
    { name: 'date', type: 'text', validate: matches(/^\d{4}-\d{2}-\d{2}$/, 'YYYY-MM-DD') },
    { name: 'time', type: 'text', validate: matches(TIME_SHAPE, 'HH:MM') },
    {
      name: 'timeZone',
      type: 'text',
      validate: (value: unknown) =>
        !value || (typeof value === 'string' && isTimeZone(value)) || 'A time zone like America/New_York',
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'todo',
      options: labelledOptions(TASK_STATUS_LABELS),
    },
    { name: 'rank', type: 'number', required: true },
    { name: 'caption', type: 'textarea', maxLength: LONG_TEXT_MAX },
    { name: 'mediaIds', type: 'relationship', relationTo: 'creator-media', hasMany: true, index: true },
    { name: 'ideaId', type: 'relationship', relationTo: 'vision-board' },
    { name: 'dealId', type: 'relationship', relationTo: 'brand-deals', index: true },
    { name: 'eventId', type: 'relationship', relationTo: 'events', index: true },
    {
      name: 'disclosure',
      type: 'select',
      required: true,
      defaultValue: 'none',
      options: labelledOptions(DISCLOSURE_LABELS),
    },
    {
      name: 'remindMinutes',
      type: 'number',
      validate: (value: unknown) =>
        value === null || value === undefined || REMIND_MINUTES.some((each) => each === value) || 'Minutes',
    },
    /** When to remind; null when no reminder is pending. */
    { name: 'remindAt', type: 'date', index: true },
    webAddress('publishedUrl', 'Published at'),
    { name: 'publishedAt', type: 'date' },
    /** In which lists of the content library it is. */
    { name: 'library', type: 'select', hasMany: true, options: ['video', 'draft'], hidden: true },
    versionCount(),
  ],
}

function matches(shape: RegExp, hint: string) {
  return (value: unknown) => !value || (typeof value === 'string' && shape.test(value)) || hint
}
