import * as v from 'valibot'
import { call } from '../core/call'
import { day, longText, noQuery, patchable, version } from '../core/wire'
import { Trashed } from '../trash'
import { TASK_PLATFORMS } from './platformRules'
import {
  TASK_TEXTS,
  Task,
  changedContent,
  mediaIds,
  newContent,
  platform,
  status,
  time,
  timeZone,
} from './tasks'

/** Texts of posts on several channels (docs/behaviour.md, 5.28). */
export const POST_TEXTS = {
  channelMissing: 'Choose at least one channel',
  channelTaken: 'This post is on that channel already.',
  deleted: 'Post deleted',
  deleteFailed: 'Failed to delete post',
  saveFailed: 'Failed to save post',
  gone: 'This post is not there any more.',
  noneThere: 'None of its cards can move there.',
} as const

/** The channels of a post, each once, in the order in which they were chosen. */
const channels = v.pipe(
  v.array(platform),
  v.minLength(1, POST_TEXTS.channelMissing),
  v.transform((chosen) => [...new Set(chosen)]),
)

/** What one channel has of its own; null is what the post says. */
const OwnContent = v.object({
  caption: patchable(longText()),
  time: patchable(time),
  timeZone: patchable(timeZone),
  mediaIds: v.optional(v.nullable(mediaIds)),
})
export type OwnContent = v.InferOutput<typeof OwnContent>

const own = v.optional(
  v.object({
    tiktok: v.optional(OwnContent),
    youtube: v.optional(OwnContent),
    twitch: v.optional(OwnContent),
    instagram: v.optional(OwnContent),
  }),
  {},
)

/** A post as its creator sends it: what all channels share, and what some have of their own. */
export const PostInput = v.pipe(
  v.object({ ...newContent, channels, own }),
  v.forward(
    v.check(({ time: at, timeZone: zone }) => !at || Boolean(zone), TASK_TEXTS.zoneRequired),
    ['timeZone'],
  ),
)
export type PostInput = v.InferOutput<typeof PostInput>

const PostPatch = v.object({ ...changedContent, own })
export type PostPatch = v.InferInput<typeof PostPatch>

/**
 * A move of all cards of a post: to another day, or from one column to the next. Cards that are published keep their
 * day, and those in another column stay where they are.
 */
export const PostMove = v.object({
  version,
  date: patchable(day()),
  from: v.optional(status),
  status: v.optional(status),
})

const shared = v.pick(Task, [
  'id',
  'userId',
  'title',
  'date',
  'time',
  'timeZone',
  'caption',
  'mediaIds',
  'dealId',
  'eventId',
  'disclosure',
  'remindMinutes',
  'version',
  'createdAt',
  'updatedAt',
])

/** A post with its cards: what they share, and each as it is. */
export const Post = v.strictObject({
  ...shared.entries,
  /** In the order of the platforms. */
  tasks: v.array(Task),
})
export type Post = v.InferOutput<typeof Post>

export const createPost = call({
  method: 'post',
  path: '/posts',
  who: 'user',
  query: noQuery,
  body: PostInput,
  answer: Post,
  status: 201,
  summary: 'Add a post with one task for each channel, all or none',
  fails: [404, 409],
})
export const getPost = call({
  method: 'get',
  path: '/posts/:id',
  who: 'user',
  query: noQuery,
  answer: Post,
  summary: 'A post with its tasks',
})
export const updatePost = call({
  method: 'patch',
  path: '/posts/:id',
  who: 'user',
  query: noQuery,
  body: PostPatch,
  answer: Post,
  summary: 'Change what the channels of a post share, or what some have of their own',
  fails: [409],
})
export const movePost = call({
  method: 'post',
  path: '/posts/:id/move',
  who: 'user',
  query: noQuery,
  body: PostMove,
  answer: Post,
  summary: 'Move all tasks of a post to another day, or from one column to the next',
  fails: [409],
})
export const deletePost = call({
  method: 'delete',
  path: '/posts/:id',
  who: 'user',
  query: noQuery,
  answer: v.strictObject({ message: v.string(), undo: v.array(Trashed.entries.undo) }),
  summary: 'Delete all tasks of a post; each can be restored for 30 days',
})
export const addChannels = call({
  method: 'post',
  path: '/tasks/:id/channels',
  who: 'user',
  query: noQuery,
  body: v.object({ channels }),
  answer: Post,
  status: 201,
  summary: 'Bring a task to further channels; it becomes a post with them if it is none',
  fails: [409],
})

/** All channels in their order, for lists of cards. */
export function byChannel<TCard extends Pick<Task, 'platform'>>(cards: readonly TCard[]): TCard[] {
  const orderOf = (card: TCard) => TASK_PLATFORMS.indexOf(card.platform)
  return cards.toSorted((one, other) => orderOf(one) - orderOf(other))
}
