import * as v from 'valibot'
import { call } from '../core/call'
import { TIME_SHAPE } from '../core/timeShape'
import {
  date,
  day,
  defaulted,
  httpUrl,
  id,
  isTimeZone,
  isoDate,
  longText,
  noQuery,
  optional,
  patchable,
  text,
  version,
} from '../core/wire'
import { MEDIA_KINDS, TASK_MEDIA_MAX } from '../media/limits'
import { MEDIA_TEXTS } from '../media/texts'
import { Trashed } from '../trash'
import { TASK_PLATFORMS } from './platformRules'

/** In order: a task moves one step at a time (docs/behaviour.md, 4.5). */
export const TASK_STATUSES = ['todo', 'in-progress', 'done'] as const
export type TaskStatus = (typeof TASK_STATUSES)[number]
export const TASK_STATUS_LABELS: Record<TaskStatus, string> = {
  todo: 'To Do',
  'in-progress': 'In Progress',
  done: 'Done',
}

export const DISCLOSURES = ['none', 'ad', 'gifted'] as const
export type Disclosure = (typeof DISCLOSURES)[number]
export const DISCLOSURE_LABELS: Record<Disclosure, string> = { none: 'None', ad: 'Ad', gifted: 'Gifted' }

/** How long before a task its owner is reminded of it. */
export const REMIND_MINUTES = [0, 60, 1_440] as const

/** What is wrong with a task; computed for every answer, never stored. */
export const TASK_PROBLEMS = [
  'caption-too-long',
  'title-too-long',
  'too-many-hashtags',
  'no-media',
  'disclosure-missing',
  'after-deal-deadline',
  'same-slot',
] as const
export type TaskProblem = (typeof TASK_PROBLEMS)[number]

/**
 * What the cards of one post have in common; a field that was changed for one channel is its own from then on. A time
 * comes with its time zone (docs/behaviour.md, 5.28).
 */
export const SHARED_FIELDS = [
  'title',
  'caption',
  'mediaIds',
  'date',
  'time',
  'dealId',
  'eventId',
  'disclosure',
  'remindMinutes',
] as const
export type SharedField = (typeof SHARED_FIELDS)[number]

export const UNTITLED = 'Untitled task'

/** Texts of the schedule and of its calls (docs/behaviour.md, 4.5). */
export const TASK_TEXTS = {
  added: 'Task added',
  saved: 'Task saved',
  saveFailed: 'Failed to save task',
  moveFailed: 'Failed to move task',
  deleted: 'Task deleted',
  deleteFailed: 'Failed to delete task',
  restored: 'Task restored',
  copied: 'Task copied',
  published: 'Marked as published',
  publicationTakenBack: 'Not published any more',
  notLoaded: 'Failed to fetch tasks',
  oneStep: 'One step at a time: To Do, In Progress, Done.',
  zoneRequired: 'Choose a time zone for the time',
  dealUnknown: 'This deal is not among those you applied to.',
  eventUnknown: 'This event is not there any more.',
  neighbourUnknown: 'The task above is not in this column any more.',
  notStarted: 'Only a task that is in progress or done can be published.',
  gone: 'This task is not there any more.',
  sample: 'Sample: nothing is stored',
} as const

export const time = v.pipe(v.string('Invalid time'), v.regex(TIME_SHAPE, 'Invalid time'))
export const timeZone = v.pipe(text(TASK_TEXTS.zoneRequired), v.check(isTimeZone, TASK_TEXTS.zoneRequired))
export const platform = v.picklist(
  TASK_PLATFORMS,
  `The platform must be one of: ${TASK_PLATFORMS.join(', ')}`,
)
export const status = v.picklist(TASK_STATUSES, `The status must be one of: ${TASK_STATUSES.join(', ')}`)
const disclosure = v.picklist(DISCLOSURES, `The disclosure must be one of: ${DISCLOSURES.join(', ')}`)
const remindMinutes = v.picklist(REMIND_MINUTES)
/** In the order in which they are posted, without duplicates. */
export const mediaIds = v.pipe(
  v.array(id),
  v.maxLength(TASK_MEDIA_MAX, MEDIA_TEXTS.tooManyForTask),
  v.transform((ids) => [...new Set(ids)]),
)

/** What a new task or post is about; every field is optional. */
export const newContent = {
  title: defaulted(text(), UNTITLED),
  date: optional(day()),
  time: optional(time),
  timeZone: optional(timeZone),
  caption: optional(longText()),
  mediaIds: defaulted(mediaIds, []),
  dealId: optional(id),
  eventId: optional(id),
  disclosure: defaulted(disclosure, 'none'),
  remindMinutes: optional(remindMinutes),
}

/** A task as its creator sends it; every field is optional (docs/behaviour.md, 4.5). */
export const TaskInput = v.pipe(
  v.object({ ...newContent, platform: defaulted(platform, 'tiktok') }),
  v.forward(
    v.check(({ time: at, timeZone: zone }) => !at || Boolean(zone), TASK_TEXTS.zoneRequired),
    ['timeZone'],
  ),
)

/** Changes of what a task or post is about: a missing field stays, null clears it. */
export const changedContent = {
  version,
  /** Blank becomes "Untitled task". */
  title: patchable(text()),
  date: patchable(day()),
  time: patchable(time),
  timeZone: patchable(timeZone),
  caption: patchable(longText()),
  mediaIds: v.optional(mediaIds),
  dealId: patchable(id),
  eventId: patchable(id),
  disclosure: v.optional(disclosure),
  remindMinutes: patchable(remindMinutes),
}

export const TaskPatch = v.object({ ...changedContent, platform: v.optional(platform) })
export type TaskPatch = v.InferInput<typeof TaskPatch>

/** Without a status the task stays in its column, without `afterId` it goes to the end; null is the top. */
export const TaskMove = v.object({
  version,
  status: v.optional(status),
  afterId: v.optional(v.nullable(id)),
  date: patchable(day()),
})
export type TaskMove = v.InferInput<typeof TaskMove>

export const TaskPublication = v.object({
  version,
  publishedUrl: patchable(httpUrl()),
  publishedAt: v.optional(isoDate()),
})

export const TaskCopy = v.object({ platform, date: optional(day()) })

/** A file as a card shows it. */
export const Cover = v.strictObject({
  id,
  kind: v.picklist(MEDIA_KINDS),
  /** False for a film without a poster. */
  hasPicture: v.boolean(),
  /** The length of a film; null for a picture, and where nobody knows it. */
  seconds: v.nullable(v.number()),
})
export type Cover = v.InferOutput<typeof Cover>

/** A task as its owner sees it. */
export const Task = v.strictObject({
  id,
  userId: id,
  title: v.string(),
  platform: v.picklist(TASK_PLATFORMS),
  /** YYYY-MM-DD: a day, not a point in time, so that no time zone shifts it. */
  date: v.nullable(v.string()),
  /** HH:MM on the clock of `timeZone`. */
  time: v.nullable(v.string()),
  timeZone: v.nullable(v.string()),
  status: v.picklist(TASK_STATUSES),
  /** Position in the column; ties are ordered by id. */
  rank: v.number(),
  caption: v.nullable(v.string()),
  /** Ids of the owner's files, in the order in which they are posted. */
  mediaIds: v.array(id),
  ideaId: v.nullable(id),
  dealId: v.nullable(id),
  eventId: v.nullable(id),
  disclosure: v.picklist(DISCLOSURES),
  remindMinutes: v.nullable(v.picklist(REMIND_MINUTES)),
  publishedUrl: v.nullable(v.string()),
  publishedAt: v.nullable(date),
  /** The post whose card this is, with one card for each channel; null for a task of its own. */
  postId: v.nullable(id),
  /** What this channel has of its own, instead of what its post says. */
  own: v.array(v.picklist(SHARED_FIELDS)),
  /** The first file, to show it; null without one. */
  cover: v.nullable(Cover),
  version: v.number(),
  createdAt: date,
  updatedAt: date,
  problems: v.array(v.picklist(TASK_PROBLEMS)),
})
export type Task = v.InferOutput<typeof Task>

export const listTasks = call({
  method: 'get',
  path: '/tasks',
  who: 'user',
  query: v.object({ before: v.optional(day()) }),
  answer: v.array(Task),
  summary: 'Your tasks to do and in progress, and those done in 90 days; or the 200 done ones before a day',
})
export const createTask = call({
  method: 'post',
  path: '/tasks',
  who: 'user',
  query: noQuery,
  body: TaskInput,
  answer: Task,
  status: 201,
  summary: 'Add a task to the end of To Do',
  fails: [404, 409],
})
export const updateTask = call({
  method: 'patch',
  path: '/tasks/:id',
  who: 'user',
  query: noQuery,
  body: TaskPatch,
  answer: Task,
  summary: 'Change a task, but not its column',
  fails: [409],
})
export const moveTask = call({
  method: 'post',
  path: '/tasks/:id/move',
  who: 'user',
  query: noQuery,
  body: TaskMove,
  answer: Task,
  summary: 'Move a task to a place in its column or the next one, and to another day',
  fails: [409],
})
export const publishTask = call({
  method: 'post',
  path: '/tasks/:id/publish',
  who: 'user',
  query: noQuery,
  body: TaskPublication,
  answer: Task,
  summary: 'Mark a task as published, which makes one in progress done',
  fails: [409],
})
export const unpublishTask = call({
  method: 'post',
  path: '/tasks/:id/unpublish',
  who: 'user',
  query: noQuery,
  body: v.object({ version }),
  answer: Task,
  summary: 'Take back that a task was published; its column stays',
  fails: [409],
})
export const copyTask = call({
  method: 'post',
  path: '/tasks/:id/copy',
  who: 'user',
  query: noQuery,
  body: TaskCopy,
  answer: Task,
  status: 201,
  summary: 'Copy a task for another platform, to do again',
  fails: [409],
})
export const deleteTask = call({
  method: 'delete',
  path: '/tasks/:id',
  who: 'user',
  query: noQuery,
  answer: Trashed,
  summary: 'Delete a task; it can be restored for 30 days',
})
