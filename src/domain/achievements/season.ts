import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { SEASON_WEEKS } from '@/contracts/achievements'
import { driverCollection } from '@/database/driverCollection'
import { sessionOf } from '@/database/transaction'
import { findWorkspace } from '../workspace/workspaces'
import { DAY_MS } from '@/contracts/core/time'

const PUBLISHED = { publishedAt: { $type: 'date' }, deletedAt: null } as const

/** A person's published tasks, the earliest first; all of them when the limit is 0. */
export async function publishedPosts(
  req: PayloadRequest,
  userId: string,
  { limit }: { limit: number },
): Promise<{ id: string; publishedAt: string }[]> {
  // The query filters by owner. Uses the driver, because there may be thousands.
  const posts = await driverCollection(req, 'tasks')
    .find<{ _id: Types.ObjectId; publishedAt: Date }>(
      { userId: new Types.ObjectId(userId), ...PUBLISHED },
      { projection: { publishedAt: 1 }, session: await sessionOf(req) },
    )
    .sort({ publishedAt: 1 })
    .limit(limit)
    .toArray()
  return posts.map(({ _id, publishedAt }) => ({ id: String(_id), publishedAt: publishedAt.toISOString() }))
}

/** The first published task of each week, in week order, in the user's time zone (UTC until it is known). */
export async function postsByWeek(req: PayloadRequest, userId: string): Promise<ReadonlyMap<number, string>> {
  const timezone = (await findWorkspace(req, userId))?.timeZone ?? 'UTC'
  const week = { $dateTrunc: { date: '$publishedAt', unit: 'week', startOfWeek: 'monday', timezone } }
  const firstOfWeek = await driverCollection(req, 'tasks')
    .aggregate<{ _id: Date; first: Types.ObjectId }>(
      [
        { $match: { userId: new Types.ObjectId(userId), ...PUBLISHED } },
        { $sort: { publishedAt: 1 } },
        { $group: { _id: week, first: { $first: '$_id' } } },
        { $sort: { _id: 1 } },
      ],
      { session: await sessionOf(req) },
    )
    .toArray()
  return new Map(firstOfWeek.map(({ _id, first }) => [numberOfWeek(_id), String(first)]))
}

/** The records of the longest run of consecutive weeks, up to one season. */
export function longestRow(firstOfWeek: ReadonlyMap<number, string>): string[] {
  let longest: string[] = []
  let row: string[] = []
  let last: number | null = null
  for (const [week, id] of firstOfWeek) {
    row = week - 1 === last ? [...row, id] : [id]
    last = week
    if (row.length > longest.length) longest = row
    if (longest.length === SEASON_WEEKS) return longest
  }
  return longest
}

/** The number of the week that begins on the Monday of a moment, which is midnight somewhere. */
function numberOfWeek(monday: Date): number {
  // Day 0, 1970-01-01, was a Thursday; no zone is further than 14 hours away.
  return Math.round((monday.getTime() / DAY_MS + 3) / 7)
}
