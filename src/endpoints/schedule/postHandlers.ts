import type { PayloadRequest } from 'payload'
import * as contract from '@/contracts/schedule/posts'
import { UNTITLED } from '@/contracts/schedule/tasks'
import { conflict } from '@/database/errors'
import { idOf, idOrNull } from '@/database/ids'
import { ownRecord } from '@/database/ownRecords'
import { requireRoom } from '@/database/room'
import { inTransaction } from '@/database/transaction'
import { moveToTrash } from '@/database/trash'
import { updateVersion } from '@/database/versions'
import { holdMedia } from '@/domain/media/mediaPlaces'
import { addCard, cardsOf, touchPost } from '@/domain/schedule/posts'
import { contentOf } from '@/domain/schedule/sharedContent'
import { rankAt } from '@/domain/schedule/taskRanks'
import type { Post as StoredPost, Task as StoredTask, User as StoredUser } from '@/payload-types'
import { handle } from '../core/handle'
import { presentTasks } from './present'
import { orChannelTaken, requireLinks } from './taskChecks'

type Caller = { req: PayloadRequest; user: Pick<StoredUser, 'id'> }

/** POST /api/posts: adds its cards to the end of To Do, all or none. */
export const createPost = handle(contract.createPost, async ({ body, req, user }) => {
  const { channels, own, ...shared } = body
  const post = await inTransaction(req, async () => {
    await requireLinks(body, { req, user })
    const data = { ...shared, userId: user.id, version: 1 }
    const made = await req.payload.create({ collection: 'posts', data, depth: 0, req, overrideAccess: false })
    for (const platform of channels) {
      await requireRoom('tasks', { req, user })
      await addCard(req, made, { platform, own: ownContent(own[platform], made) })
    }
    return made
  })
  return presentPost(req, post)
})

/** GET /api/posts/{id} */
export const getPost = handle(contract.getPost, async ({ params: { id }, req, user }) =>
  presentPost(req, await ownRecord('posts', id, { req, user })),
)

/** PATCH /api/posts/{id}: cards follow, except in what is their own. */
export const updatePost = handle(contract.updatePost, async ({ params: { id }, body, req, user }) => {
  const { version, own, title, ...rest } = body
  const data = { ...rest, ...(title !== undefined && { title: title ?? UNTITLED }) }
  await inTransaction(req, async () => {
    await requireLinks(body, { req, user })
    const post = await updateVersion('posts', id, { version, data }, { req, user })
    const live = { ...post, mediaIds: await liveMedia(post, { req, user }) }
    for (const card of await cardsOf(req, id)) {
      const change = ownContent(own[card.platform], live)
      if (Object.keys(change).length > 0) await changeCard(card, change, req)
    }
  })
  return presentPost(req, await ownRecord('posts', id, { req, user }))
})

/** POST /api/posts/{id}/move: what is published stays on its day, and cards of other columns where they are. */
export const movePost = handle(contract.movePost, async ({ params: { id }, body, req, user }) => {
  const { version, date, from, status } = body
  await inTransaction(req, async () => {
    await updateVersion('posts', id, { version, data: date === undefined ? {} : { date } }, { req, user })
    const cards = await cardsOf(req, id)
    if (date !== undefined) {
      const others = cards.filter((card) => !card.publishedAt && (card.date ?? null) !== date)
      for (const card of others) await changeCard(card, { date }, req)
    }
    if (from === undefined || status === undefined) return
    const moving = cards.filter((card) => card.status === from)
    if (moving.length === 0) throw conflict(contract.POST_TEXTS.noneThere)
    for (const card of moving) {
      const rank = await rankAt(req, user.id, { status, id: card.id })
      await changeCard(card, { status, rank }, req)
    }
  })
  return presentPost(req, await ownRecord('posts', id, { req, user }))
})

/** DELETE /api/posts/{id}: its cards go to the trash; it ends with the last of them. */
export const deletePost = handle(contract.deletePost, async ({ params: { id }, req, user }) => {
  const undo = await inTransaction(req, async () => {
    await ownRecord('posts', id, { req, user })
    const deleted = []
    for (const card of await cardsOf(req, id)) {
      deleted.push(await moveToTrash('tasks', card.id, { kind: 'task', req, user }))
    }
    return deleted
  })
  return { message: contract.POST_TEXTS.deleted, undo }
})

/** POST /api/tasks/{id}/channels: a task that is of no post yet becomes the first card of one. */
export const addChannels = handle(contract.addChannels, async ({ params: { id }, body, req, user }) => {
  const work = inTransaction(req, async () => {
    const task = await ownRecord('tasks', id, { req, user })
    const post = await postOf(task, { req, user })
    const mediaIds = await liveMedia(post, { req, user })
    for (const platform of body.channels) {
      await requireRoom('tasks', { req, user })
      await addCard(req, { ...post, mediaIds }, { platform })
    }
    await touchPost(req, post.id)
    return post.id
  })
  return presentPost(req, await ownRecord('posts', await orChannelTaken(work), { req, user }))
})

/** The post of a task; a new one with the same content if it is of none. */
async function postOf(task: StoredTask, { req, user }: Caller): Promise<StoredPost> {
  const postId = idOrNull(task.postId)
  if (postId) return ownRecord('posts', postId, { req, user })
  const data = { ...contentOf(task), userId: user.id, version: 1 }
  const post = await req.payload.create({ collection: 'posts', data, depth: 0, req, overrideAccess: false })
  await changeCard(task, { postId: post.id }, req)
  return post
}

/** The files of a post that are still there: one that no card shows can be deleted. */
async function liveMedia(post: StoredPost, { req, user }: Caller): Promise<string[]> {
  return holdMedia(req, user.id, (post.mediaIds ?? []).map(idOf))
}

async function changeCard({ id }: StoredTask, data: Partial<StoredTask>, req: PayloadRequest): Promise<void> {
  await req.payload.update({ collection: 'tasks', id, data, depth: 0, req, overrideAccess: false })
}

/** What a card gets as its own; null takes what the post says. A time without a zone is in the post's. */
function ownContent(own: contract.OwnContent | undefined, post: StoredPost): Partial<StoredTask> {
  if (!own) return {}
  const { caption, time, timeZone, mediaIds } = own
  const shared = contentOf(post)
  return {
    ...(caption !== undefined && { caption: caption ?? shared.caption }),
    ...(mediaIds !== undefined && { mediaIds: mediaIds ?? shared.mediaIds }),
    ...(time !== undefined && {
      time: time ?? shared.time,
      timeZone: (time && timeZone) || shared.timeZone,
    }),
  }
}

async function presentPost(req: PayloadRequest, post: StoredPost): Promise<contract.Post> {
  const cards = await cardsOf(req, post.id)
  return {
    id: post.id,
    userId: idOf(post.userId),
    ...contentOf(post),
    remindMinutes: (post.remindMinutes ?? null) as contract.Post['remindMinutes'],
    version: post.version,
    createdAt: post.createdAt,
    updatedAt: post.updatedAt,
    tasks: await presentTasks(req, cards),
  }
}

/** The calls of posts on several channels. */
export const postCalls = [createPost, getPost, updatePost, movePost, deletePost, addChannels]
