import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { SEASON_WEEKS } from '@/contracts/achievements'
import { driverCollection } from './driverCollection'
import { sessionOf } from './transaction'
import { findWorkspace } from './workspaces'

const DAY_MS = 24 * 60 * 60 * 1000

/** A person's published tasks, the earliest first; all of them when the limit is 0. */
export async function publishedPosts(
  req: PayloadRequest,
  userId: string,
  { limit }: { limit: number },
): Promise<{ id: string; publishedAt: string }[]> {
  // The query filters by owner. Uses the driver, because there may be thousands.
  const posts = await driverCollection(req, 'tasks')
    .find<{ _id: Types.ObjectId; publishedAt: Date }>(
      { userId: new Types.ObjectId(userId), publishedAt: { $type: 'date' }, deletedAt: null },
      { projection: { publishedAt: 1 }, session: await sessionOf(req) },
    )
    .sort({ publishedAt: 1 })
    .limit(limit)
    .toArray()
  return posts.map(({ _id, publishedAt }) => ({ id: String(_id), publishedAt: publishedAt.toISOString() }))
}

/** The first published task of each week, in week order, in the user's time zone (UTC until it is known). */
export async function postsByWeek(req: PayloadRequest, userId: string): Promise<ReadonlyMap<number, string>> {
  const zone = (await findWorkspace(req, userId))?.timeZone ?? 'UTC'
  // The Canadian locale writes YYYY-MM-DD. Making one takes longer than using it for a thousand posts.
  const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: zone })
  const firstOfWeek = new Map<number, string>()
  for (const { id, publishedAt } of await publishedPosts(req, userId, { limit: 0 })) {
    const week = weekOf(publishedAt, dayFormat)
    if (!firstOfWeek.has(week)) firstOfWeek.set(week, id)
  }
  return firstOfWeek
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

/** The number of the week, starting on Monday, that contains a moment in the time zone of the format. */
function weekOf(iso: string, dayFormat: Intl.DateTimeFormat): number {
  // Day 0, 1970-01-01, was a Thursday.
  const day = Date.parse(dayFormat.format(new Date(iso))) / DAY_MS
  return Math.floor((day + 3) / 7)
}
