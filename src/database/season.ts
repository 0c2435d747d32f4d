import type { PayloadRequest } from 'payload'
import { SEASON_WEEKS } from '@/contracts/achievements'
import type { Task as StoredTask } from '@/payload-types'
import { findWorkspace } from './workspaces'

const DAY_MS = 24 * 60 * 60 * 1000

/** A person's published tasks, the earliest first; all of them when the limit is 0. */
export async function publishedPosts(
  req: PayloadRequest,
  userId: string,
  { limit }: { limit: number },
): Promise<Pick<StoredTask, 'id' | 'publishedAt'>[]> {
  const { docs } = await req.payload.find({
    collection: 'tasks',
    where: { and: [{ userId: { equals: userId } }, { publishedAt: { exists: true } }] },
    select: { publishedAt: true },
    sort: ['publishedAt', 'id'],
    limit,
    pagination: false,
    depth: 0,
    req,
    // The change may come from a job; the query filters by owner.
    overrideAccess: true,
  })
  return docs
}

/** The first published task of each week, in week order, in the user's time zone (UTC until it is known). */
export async function postsByWeek(req: PayloadRequest, userId: string): Promise<ReadonlyMap<number, string>> {
  const zone = (await findWorkspace(req, userId))?.timeZone ?? 'UTC'
  const firstOfWeek = new Map<number, string>()
  for (const { id, publishedAt } of await publishedPosts(req, userId, { limit: 0 })) {
    const week = weekOf(publishedAt ?? '', zone)
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

/** The number of the week, starting on Monday, that contains a moment in a time zone. */
function weekOf(iso: string, timeZone: string): number {
  // The Canadian locale writes YYYY-MM-DD. Day 0, 1970-01-01, was a Thursday.
  const day = Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(iso))) / DAY_MS
  return Math.floor((day + 3) / 7)
}
