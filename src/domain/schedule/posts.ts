import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import type { TaskPlatform } from '@/contracts/schedule/platformRules'
import { byChannel } from '@/contracts/schedule/posts'
import { driverCollection } from '@/database/driverCollection'
import { readableRecords } from '@/database/readableRecords'
import { sessionOf } from '@/database/transaction'
import type { Post as StoredPost, Task as StoredTask } from '@/payload-types'
import { contentOf } from './sharedContent'
import { addTask } from './tasks'

type OwnContent = Partial<Pick<StoredTask, 'caption' | 'mediaIds' | 'time' | 'timeZone'>>

/** The cards of a post that are not in the trash, in the order of the platforms. */
export async function cardsOf(req: PayloadRequest, postId: string): Promise<StoredTask[]> {
  return byChannel(await readableRecords('tasks', { req, where: { postId: { equals: postId } } }))
}

/**
 * Adds a card of a post for a channel, with what the post's channels share and, in `own`, what this one has instead.
 * Call it within a transaction. A channel that the post has already is a duplicate (taskIndexes.ts).
 */
export async function addCard(
  req: PayloadRequest,
  post: StoredPost,
  { platform, own = {} }: { platform: TaskPlatform; own?: OwnContent },
): Promise<StoredTask> {
  const userId = typeof post.userId === 'string' ? post.userId : post.userId.id
  return addTask(req, userId, { ...contentOf(post), ...own, platform, postId: post.id })
}

/**
 * Counts a change of a post's cards as one of the post, so that a change of what they share that was based on what was
 * before is refused. It also makes the two conflict when they run at once. Call it within a transaction.
 */
export async function touchPost(req: PayloadRequest, postId: string): Promise<void> {
  await driverCollection(req, 'posts').updateOne(
    { _id: new Types.ObjectId(postId) },
    { $inc: { version: 1 }, $currentDate: { updatedAt: true } },
    { session: await sessionOf(req) },
  )
}
