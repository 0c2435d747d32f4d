import type {
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload'
import { ownedRecords } from '@/access/rules'
import { TASK_PLATFORM_LABELS } from '@/contracts/schedule/platformRules'
import { SHARED_FIELDS, TASK_STATUS_LABELS, TASK_STATUSES, TASK_TEXTS } from '@/contracts/schedule/tasks'
import { deletedAt, owner, versionCount, webAddress } from '../fields'
import { judgePublished } from '../judgeOwner'
import { labelledOptions } from '../labelledOptions'
import { MINUTE_MS } from '@/contracts/core/time'
import { badField, conflict, notFound } from '@/database/errors'
import { findFirst } from '@/database/findFirst'
import type { Post as StoredPost, Task as StoredTask } from '@/payload-types'
import { Types } from 'mongoose'
import { driverCollection } from '@/database/driverCollection'
import { idOf, idOrNull } from '@/database/ids'
import { sessionOf } from '@/database/transaction'
import { MEDIA_TEXTS } from '@/contracts/media/texts'
import { holdMedia } from '@/domain/media/mediaPlaces'
import { momentOf, reminderOf } from '@/domain/schedule/moments'
import { touchPost } from '@/domain/schedule/posts'
import { differingFields, partOf } from '@/domain/schedule/sharedContent'
import { contentFields } from './contentFields'

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

/**
 * Keeps the moments of its reminder and of its hand-over in step with the task: a moved task is not announced at its
 * old time. A reminder for that very time says the same, so the hand-over takes its place.
 */
const setMoments: CollectionBeforeChangeHook<StoredTask> = ({ data, originalDoc }) => {
  const next = { ...originalDoc, ...data }
  const planned = next.publishedAt ? null : momentOf(next)
  // A time that was over when it was planned is announced by nothing.
  const dueAt = planned && Date.parse(planned) > Date.now() - MINUTE_MS ? planned : null
  const isSame = originalDoc && momentOf(originalDoc) === momentOf(next) && !originalDoc.publishedAt
  const remindAt = planned && (next.remindMinutes === 0 || !dueAt) ? null : reminderOf(next)
  // Once told, it is not told again before it is planned anew.
  return { ...data, remindAt, dueAt: isSame && planned ? (originalDoc.dueAt ?? null) : dueAt }
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
 * Keeps what a card has of its own (docs/behaviour.md, 5.28): a shared field that is set to something else than the
 * post's is the card's own from then on, and no longer once it is the same again. A card restored from the trash takes
 * what its post says now, except what is its own.
 */
const keepOwn: CollectionBeforeChangeHook<StoredTask> = async ({ data, originalDoc, req }) => {
  const next: Partial<StoredTask> = { ...originalDoc, ...data }
  const postId = idOrNull(next.postId)
  if (!postId) return data
  const post = await findPost(req, postId)
  if (!post) return { ...data, postId: null, own: [] }
  if (originalDoc?.deletedAt && data.deletedAt === null) {
    const shared = SHARED_FIELDS.filter((name) => !next.own?.includes(name))
    return { ...data, ...partOf(post, shared) }
  }
  const apart = differingFields(next, post)
  if (!originalDoc || idOrNull(originalDoc.postId) !== postId) return { ...data, own: apart }
  const changed = differingFields(next, originalDoc)
  const kept = (next.own ?? []).filter((name) => !changed.includes(name))
  const own = [...kept, ...changed.filter((name) => apart.includes(name))]
  // A change that comes from the post leaves the card the same as the post.
  const isOfCard = changed.some((name) => apart.includes(name) || originalDoc.own?.includes(name))
  if (isOfCard) await touchPost(req, postId)
  return { ...data, own: SHARED_FIELDS.filter((name) => own.includes(name)) }
}

async function findPost(req: PayloadRequest, id: string): Promise<StoredPost | null> {
  // Whoever may change the card owns the post.
  return findFirst(req, 'posts', { id: { equals: id } })
}

/** A post ends with the last of its cards. */
const removeEmptyPost: CollectionAfterDeleteHook<StoredTask> = async ({ doc, req }) => {
  const postId = idOrNull(doc.postId)
  if (!postId) return
  const _id = new Types.ObjectId(postId)
  const options = { projection: { _id: 1 }, session: await sessionOf(req) }
  if (await driverCollection(req, 'tasks').findOne({ postId: _id }, options)) return
  await driverCollection(req, 'posts').deleteOne({ _id }, { session: await sessionOf(req) })
}

/**
 * Tasks of the schedule, one for each channel of a post (docs/behaviour.md, 5.25). Days are texts, so no time zone
 * shifts them. A unique index allows at most one task per idea (domain/schedule/taskIndexes.ts).
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
  hooks: {
    beforeChange: [keepSteps, keepOwn, setMoments, keepMedia, setLibrary],
    afterChange: [judgePublished],
    afterDelete: [removeEmptyPost],
  },
  fields: [
    owner(),
    deletedAt(),
    ...contentFields(),
    { name: 'platform', type: 'select', required: true, options: labelledOptions(TASK_PLATFORM_LABELS) },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'todo',
      options: labelledOptions(TASK_STATUS_LABELS),
    },
    { name: 'rank', type: 'number', required: true },
    { name: 'ideaId', type: 'relationship', relationTo: 'vision-board' },
    /** The post whose card it is; its index is in domain/schedule/taskIndexes.ts. */
    { name: 'postId', type: 'relationship', relationTo: 'posts' },
    /** What this channel has of its own. */
    { name: 'own', type: 'select', hasMany: true, options: [...SHARED_FIELDS] },
    /** When to remind; null when no reminder is pending. */
    { name: 'remindAt', type: 'date', index: true },
    /** When to hand it over; null without a time, and once that was told or the task is published. */
    { name: 'dueAt', type: 'date', index: true },
    webAddress('publishedUrl', 'Published at'),
    { name: 'publishedAt', type: 'date' },
    /** In which lists of the content library it is. */
    { name: 'library', type: 'select', hasMany: true, options: ['video', 'draft'], hidden: true },
    versionCount(),
  ],
}
