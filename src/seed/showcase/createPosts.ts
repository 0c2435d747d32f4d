import type { PayloadRequest } from 'payload'
import type { TaskPlatform } from '@/contracts/schedule/platformRules'
import { HOUR_MS } from '@/contracts/core/time'
import { idOf } from '@/database/ids'
import { contentOf } from '@/domain/schedule/sharedContent'
import type { Post as StoredPost, Task as StoredTask } from '@/payload-types'
import { ago, midnight } from '../demo/days'

/** Cards of the demo's season that go out on further channels here. */
const FURTHER: { title: string; on: TaskPlatform[]; isFirstOut?: true }[] = [
  { title: 'Thrift haul, Ybor City', on: ['youtube', 'instagram'] },
  { title: 'Studio tour', on: ['tiktok'] },
  { title: 'Get ready with me, gallery night', on: ['instagram'], isFirstOut: true },
  { title: 'Morning shelf', on: ['tiktok', 'youtube'] },
  { title: 'Film the boardwalk fit check', on: ['youtube', 'instagram'] },
]
/** Posts about the pieces that she sells. */
const ABOUT_PIECES: {
  title: string
  on: TaskPlatform[]
  inDays: number
  time: string
  caption: string
  media: string[]
}[] = [
  {
    title: 'What fits in the raffia tote',
    on: ['tiktok', 'youtube', 'instagram'],
    inDays: 3,
    time: '10:00',
    caption: 'A towel, two books and the lunch of three people. #raffia #market',
    media: ['Silk, first light.mp4'],
  },
  {
    title: 'One hat, four winds',
    on: ['tiktok', 'instagram'],
    inDays: 5,
    time: '17:30',
    caption: 'Fourteen centimetres of brim, and a ribbon you can change. #sunhat',
    media: ['Sun hat.webp'],
  },
]
const TIME_ZONE = 'America/New_York'
/** Below the demo's own cards. */
const FIRST_RANK = 1_024 * 100

/** A card without its channel. */
type Content = Omit<StoredTask, 'id' | 'createdAt' | 'updatedAt' | 'platform'>

/** Gives the creator in full season posts on several channels, two of them about what she sells. */
export async function createPosts(req: PayloadRequest, userId: string): Promise<void> {
  for (const { title, on, isFirstOut } of FURTHER) {
    const { id, ...card } = await cardNamed(req, { userId, title })
    const postId = await createPost(req, card)
    const out = isFirstOut && { status: 'done' as const, publishedAt: ago(HOUR_MS) }
    await req.payload.update({ collection: 'tasks', id, data: { postId, ...out }, depth: 0, req })
    await createCards(req, { ...card, postId }, on)
  }
  for (const [index, { on, inDays, media, ...post }] of ABOUT_PIECES.entries()) {
    const content: Content = {
      ...post,
      userId,
      mediaIds: await filesNamed(req, { userId, names: media }),
      date: midnight(inDays).slice(0, 10),
      timeZone: TIME_ZONE,
      status: 'todo',
      rank: FIRST_RANK + index,
      disclosure: 'none',
      version: 1,
    }
    await createCards(req, { ...content, postId: await createPost(req, content) }, on)
  }
}

/** Her card with a title, with what the others of its post get of it. */
async function cardNamed(
  req: PayloadRequest,
  { userId, title }: { userId: string; title: string },
): Promise<Content & Pick<StoredTask, 'id'>> {
  const where = { userId: { equals: userId }, title: { equals: title } }
  const { docs } = await req.payload.find({ collection: 'tasks', where, limit: 1, depth: 0, req })
  if (!docs[0]) throw new Error(`The demo has no card “${title}”`)
  const { createdAt: _, updatedAt: __, platform: ___, ...card } = docs[0]
  return card
}

async function filesNamed(
  req: PayloadRequest,
  { userId, names }: { userId: string; names: string[] },
): Promise<string[]> {
  const where = { userId: { equals: userId }, name: { in: names } }
  const { docs } = await req.payload.find({ collection: 'creator-media', where, depth: 0, req })
  return docs.map(idOf)
}

/** What the cards of a post share; returns its id. */
async function createPost(req: PayloadRequest, card: Content): Promise<string> {
  const data: Omit<StoredPost, 'id' | 'createdAt' | 'updatedAt'> = {
    ...contentOf(card),
    userId: idOf(card.userId),
    version: 1,
  }
  const { id } = await req.payload.create({ collection: 'posts', data, depth: 0, req })
  return id
}

async function createCards(req: PayloadRequest, card: Content, on: readonly TaskPlatform[]): Promise<void> {
  for (const platform of on)
    await req.payload.create({ collection: 'tasks', data: { ...card, platform }, depth: 0, req })
}
