import { type mongo, Types } from 'mongoose'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { DAY_MS, utcDay } from '@/contracts/core/time'
import { screenHref } from '@/contracts/screens'
import { startsWith } from '@/contracts/orders/orderSearch'
import { TASK_PLATFORM_LABELS, type TaskPlatform } from '@/contracts/schedule/platformRules'
import * as contract from '@/contracts/search'
import { driverCollection } from '@/database/driverCollection'
import { contains } from '@/database/foldedPattern'
import { DONE_DAYS } from '@/database/room'
import { handle } from '../core/handle'

type Source = {
  collection: CollectionSlug
  owner: 'userId' | 'createdBy'
  name: 'title' | 'name'
  /** Leaves out what its screen does not show. */
  shown?: () => mongo.Filter<mongo.Document>
  href: (record: { id: string; title: string }) => string
  /** A further field whose text tells records of one name apart. */
  detail?: { field: string; text: (value: unknown) => string }
}

type NamedKind = Exclude<contract.FoundKind, 'order'>

const searched = ({ title }: { title: string }) => `q=${encodeURIComponent(title)}`

const SOURCES: Record<NamedKind, Source> = {
  task: {
    collection: 'tasks',
    owner: 'userId',
    name: 'title',
    shown: () => ({
      $or: [{ status: { $ne: 'done' } }, { date: { $gte: utcDay(Date.now() - DONE_DAYS * DAY_MS) } }],
    }),
    href: ({ id }) => `${screenHref('schedule')}?task=${id}`,
    detail: { field: 'platform', text: (platform) => TASK_PLATFORM_LABELS[platform as TaskPlatform] },
  },
  file: {
    collection: 'creator-media',
    owner: 'userId',
    name: 'name',
    href: ({ id }) => `${screenHref('media')}?file=${id}`,
  },
  idea: {
    collection: 'vision-board',
    owner: 'userId',
    name: 'title',
    href: (idea) => `${screenHref('vision-board')}?${searched(idea)}`,
  },
  product: {
    collection: 'products',
    owner: 'userId',
    name: 'title',
    href: (product) => `${screenHref('ecommerce')}?tab=products&${searched(product)}`,
  },
  event: {
    collection: 'events',
    owner: 'createdBy',
    name: 'title',
    href: () => `${screenHref('events')}?tab=created`,
  },
}

/** GET /api/search: the caller's own records alone, also for admins. */
export const searchOwn = handle(contract.searchOwn, async ({ query: { q }, req, user }) => {
  const found = contract.FOUND_KINDS.map((kind) =>
    kind === 'order'
      ? findOrders(req, user.id, q)
      : findByName(req, user.id, { kind, words: q.split(/\s+/) }),
  )
  return (await Promise.all(found)).flat()
})

async function findByName(
  req: PayloadRequest,
  userId: string,
  { kind, words }: { kind: NamedKind; words: string[] },
): Promise<contract.Found[]> {
  const { collection, owner, name, shown, href, detail } = SOURCES[kind]
  const rows = await driverCollection(req, collection)
    .find({
      [owner]: new Types.ObjectId(userId),
      deletedAt: null,
      $and: [...words.map((word) => ({ [name]: contains(word) })), ...(shown ? [shown()] : [])],
    })
    .project<{ _id: Types.ObjectId } & Record<string, unknown>>({
      [name]: 1,
      ...(detail && { [detail.field]: 1 }),
    })
    .sort({ _id: -1 })
    .limit(contract.FOUND_MAX)
    .toArray()
  return rows.map((row) => {
    const record = { id: String(row._id), title: String(row[name]) }
    return { kind, ...record, ...(detail && { detail: detail.text(row[detail.field]) }), href: href(record) }
  })
}

/** The orders with pieces of the user's that the desk's search finds (docs/behaviour.md, 12.9), the newest first. */
async function findOrders(req: PayloadRequest, userId: string, q: string): Promise<contract.Found[]> {
  const words = startsWith(q, userId)
  if (!words) return []
  const orders = await driverCollection(req, 'orders')
    .find({ 'lines.sellerId': userId, ...words })
    .project<{ _id: Types.ObjectId; number: string; name?: string | null }>({ number: 1, name: 1 })
    .sort({ createdAt: -1 })
    .limit(contract.FOUND_MAX)
    .toArray()
  return orders.map(({ _id, number, name }) => ({
    kind: 'order',
    id: String(_id),
    title: number,
    ...(name && { detail: name }),
    href: `${screenHref('ecommerce')}/orders/${String(_id)}`,
  }))
}

/** The call of the header's search. */
export const searchCalls = [searchOwn]
