import type { Types, mongo } from 'mongoose'
import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest } from 'payload'
import { driverCollection } from './driverCollection'
import { recordsByIds } from './recordsByIds'

/** The most records of one millisecond that paging copes with. */
const TIES_MAX = 100

type Asked = {
  /** The caller's access is part of it. */
  conditions: mongo.Filter<mongo.Document>[]
  /** The date that sorts, latest first; an index of it should begin with the conditions. */
  by?: string
  isEarliestFirst?: boolean
  /** The cursor that the page before answered. */
  cursor?: string | undefined
  size: number
}

/** The ids of a page in order of time, and the cursor of the next page, null at the end. Reads only ids and dates. */
export async function pageOfIds(
  req: PayloadRequest,
  slug: CollectionSlug,
  { conditions, by = 'createdAt', isEarliestFirst = false, cursor, size }: Asked,
): Promise<{ ids: Types.ObjectId[]; cursor: string | null }> {
  const [at, afterId] = cursor?.split('.') ?? []
  const all = [
    ...conditions,
    ...(at ? [{ [by]: { [isEarliestFirst ? '$gte' : '$lte']: new Date(Number(at)) } }] : []),
  ]
  // Sorted by time alone, to use its index; ties keep one order between pages.
  const found = await driverCollection(req, slug)
    .find(all.length > 0 ? { $and: all } : {})
    .sort({ [by]: isEarliestFirst ? 1 : -1 })
    .limit(size + 1 + (at ? TIES_MAX : 0))
    .project<{ _id: Types.ObjectId } & Record<string, Date>>({ [by]: 1 })
    .toArray()
  const start = afterId ? found.findIndex(({ _id }) => String(_id) === afterId) + 1 : 0
  const rows = found.slice(start, start + size)
  const last = rows.at(-1)
  const hasMore = found.length > start + size
  return {
    ids: rows.map(({ _id }) => _id),
    cursor: hasMore && last ? `${last[by]?.getTime()}.${String(last._id)}` : null,
  }
}

/** A page of records in order of time, read by the driver: without hooks, access and defaults of Payload. */
export async function pageOfRecords<S extends CollectionSlug>(
  req: PayloadRequest,
  slug: S,
  asked: Asked,
): Promise<{ records: DataFromCollectionSlug<S>[]; cursor: string | null }> {
  const { ids, cursor } = await pageOfIds(req, slug, asked)
  const records = await recordsByIds(req, slug, ids)
  return { records: ids.flatMap((id) => records.get(String(id)) ?? []), cursor }
}
