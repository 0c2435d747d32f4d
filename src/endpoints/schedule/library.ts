import { type mongo, Types } from 'mongoose'
import { type Payload, type PayloadRequest, createLocalReq } from 'payload'
import { PAGE_ROWS } from '@/contracts/core/page'
import * as contract from '@/contracts/schedule/library'
import type { Cover } from '@/contracts/schedule/tasks'
import { countRecords } from '@/database/boundedList'
import { pageOfRecords } from '@/database/timePages'
import type { Task as StoredTask, User as StoredUser } from '@/payload-types'
import { handle } from '../core/handle'
import { coverIdOf, findCovers } from './covers'

type Caller = { req: PayloadRequest; user: Pick<StoredUser, 'id'> }
type List = { filter: mongo.Filter<mongo.Document>; by: 'updatedAt' | 'publishedAt' }

/** Each has an index that begins with what it filters and ends with what sorts it (database/taskIndexes.ts). */
const LISTS: Record<contract.LibraryList, List> = {
  videos: { filter: { library: 'video' }, by: 'updatedAt' },
  drafts: { filter: { library: 'draft' }, by: 'updatedAt' },
  published: { filter: { publishedAt: { $type: 'date' } }, by: 'publishedAt' },
}

/** The first page of each list of a user's content library. */
export async function libraryStart(payload: Payload, user: StoredUser): Promise<contract.LibraryStart> {
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  const [videos, drafts, published] = await Promise.all(
    contract.LIBRARY_LISTS.map((list) => readPage(list, { req, user })),
  )
  return { videos, drafts, published } as contract.LibraryStart
}

/** GET /api/tasks/library: videos and drafts by their last change, published posts by publication. */
export const pageLibrary = handle(contract.pageLibrary, ({ query: { list, cursor }, req, user }) =>
  readPage(list, { req, user, cursor }),
)

async function readPage(
  list: contract.LibraryList,
  { req, user, cursor }: Caller & { cursor?: string | undefined },
) {
  const { filter, by } = LISTS[list]
  const own = { userId: new Types.ObjectId(user.id), ...filter, deletedAt: null }
  const [page, total] = await Promise.all([
    pageOfRecords(req, 'tasks', { conditions: [own], by, cursor, size: PAGE_ROWS }),
    countRecords(req, 'tasks', own),
  ])
  const covers = await findCovers(req, page.records)
  const items = page.records.map((task) => presentItem(task, covers.get(coverIdOf(task)) ?? null))
  return { items, total, cursor: page.cursor }
}

function presentItem(
  { id, title, platform, date, publishedAt, publishedUrl }: StoredTask,
  cover: Cover | null,
): contract.LibraryItem {
  return {
    cover,
    id,
    title,
    platform,
    date: date ?? null,
    publishedAt: publishedAt ?? null,
    publishedUrl: publishedUrl ?? null,
  }
}
