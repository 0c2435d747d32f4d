import { Types } from 'mongoose'
import { type Payload, type PayloadRequest, type Where, createLocalReq } from 'payload'
import type { LibraryItem, LibraryStart } from '@/contracts/schedule/library'
import { driverCollection } from '@/database/driverCollection'
import type { Task as StoredTask, User as StoredUser } from '@/payload-types'

/** A user's posts with a film, and their drafts, both latest changed first, and their published posts, latest first. */
export async function libraryStart(payload: Payload, user: StoredUser): Promise<LibraryStart> {
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  const own: Where = { userId: { equals: user.id } }
  const films = await filmsOf(req, user.id)
  const [videos, drafts, published] = await Promise.all([
    readItems(req, { and: [own, { mediaIds: { in: films } }] }, '-updatedAt'),
    readItems(req, { and: [own, { publishedAt: { exists: false } }] }, '-updatedAt', isDraft),
    readItems(req, { and: [own, { publishedAt: { exists: true } }] }, '-publishedAt'),
  ])
  return { videos, drafts, published }
}

/** The ids of a user's films that are not in the trash. Uses the driver, because there may be thousands. */
async function filmsOf(req: PayloadRequest, userId: string): Promise<string[]> {
  const own = { userId: new Types.ObjectId(userId), kind: 'film', deletedAt: null }
  return (await driverCollection(req, 'creator-media').distinct('_id', own)).map(String)
}

/** Whether a post has words or files. A query's `exists` would also find an empty list, and a blank caption. */
function isDraft({ caption, mediaIds }: Pick<StoredTask, 'caption' | 'mediaIds'>): boolean {
  return Boolean(caption?.trim()) || Boolean(mediaIds?.length)
}

async function readItems(
  req: PayloadRequest,
  where: Where,
  sort: string,
  isWanted: typeof isDraft = () => true,
): Promise<LibraryItem[]> {
  const { docs } = await req.payload.find({
    collection: 'tasks',
    where,
    sort: [sort, '-id'],
    select: {
      title: true,
      platform: true,
      date: true,
      publishedAt: true,
      publishedUrl: true,
      caption: true,
      mediaIds: true,
    },
    pagination: false,
    depth: 0,
    req,
    overrideAccess: false,
  })
  return docs.filter(isWanted).map(({ id, title, platform, date, publishedAt, publishedUrl }) => ({
    id,
    title,
    platform,
    date: date ?? null,
    publishedAt: publishedAt ?? null,
    publishedUrl: publishedUrl ?? null,
  }))
}
