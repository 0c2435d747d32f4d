import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest, Where } from 'payload'
import { type AchievementId, COMMUNITY_FOLLOWERS, SEASON_WEEKS } from '@/contracts/achievements'
import { BRAND_DEAL_APPLICATION_STATUSES, readsBrief } from '@/contracts/deals'
import { PLATFORMS } from '@/contracts/platformChecklists'
import type { Task as StoredTask } from '@/payload-types'
import { platformProfilesOf } from './platformProfiles'
import { findWorkspace } from './workspaces'

/** What fulfils an achievement: kinds and ids of records of the person. */
export type Cause = { kind: 'profile' | 'onboarding' | 'deal' | 'platform' | 'task'; recordId: string }

/** Returns what fulfils it, or null while nothing does. */
type Rule = (req: PayloadRequest, userId: string) => Promise<Cause[] | null>

/** What each achievement takes (docs/behaviour.md, 5.26), asked one after another: a transaction has one at once. */
export const ACHIEVEMENT_RULES: Record<AchievementId, Rule> = {
  'first-post': async (req, userId) => {
    const [first] = await publishedPosts(req, userId, { limit: 1 })
    return first ? [{ kind: 'task', recordId: first.id }] : null
  },
  'full-season': async (req, userId) => {
    const zone = (await findWorkspace(req, userId))?.timeZone ?? 'UTC'
    const firstOfWeek = new Map<number, string>()
    for (const { id, publishedAt } of await publishedPosts(req, userId, { limit: 0 })) {
      const week = weekOf(publishedAt ?? '', zone)
      if (!firstOfWeek.has(week)) firstOfWeek.set(week, id)
    }
    const season = seasonIn(firstOfWeek)
    return season && season.map((recordId) => ({ kind: 'task', recordId }))
  },
  'profile-complete': async (req, userId) => {
    const [user] = await found(req, 'users', { id: { equals: userId } })
    const [answers] = await found(req, 'onboarding', { userId: { equals: userId } })
    const isComplete = user?.firstName && user.lastName && user.email && user.profileImage
    if (!isComplete || !answers) return null
    return [
      { kind: 'profile', recordId: userId },
      { kind: 'onboarding', recordId: answers.id },
    ]
  },
  'first-partnership': async (req, userId) => {
    const closed = BRAND_DEAL_APPLICATION_STATUSES.filter(readsBrief)
    const where: Where = { and: [{ userId: { equals: userId } }, { status: { in: closed } }] }
    const [application] = await found(req, 'brand-deal-applications', where)
    return application ? [{ kind: 'deal', recordId: application.id }] : null
  },
  'all-connected': async (req, userId) => {
    const profiles = await platformProfilesOf(req, userId)
    const isDone = PLATFORMS.every(({ id, setup }) => {
      const done = profiles.find(({ platform }) => platform === id)?.setupDone ?? []
      return setup.every((item) => done.includes(item.id))
    })
    return isDone ? PLATFORMS.map(({ id }) => ({ kind: 'platform', recordId: id })) : null
  },
  'community-builder': async (req, userId) => {
    const followed = (await platformProfilesOf(req, userId)).filter(({ followers }) => (followers ?? 0) > 0)
    const sum = followed.reduce((total, { followers }) => total + (followers ?? 0), 0)
    if (sum < COMMUNITY_FOLLOWERS) return null
    return followed.map(({ platform }) => ({ kind: 'platform', recordId: platform }))
  },
}

/** A person's published tasks, the earliest first; all of them when the limit is 0. */
async function publishedPosts(
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
    // As below.
    overrideAccess: true,
  })
  return docs
}

const DAY_MS = 24 * 60 * 60 * 1000

/** The number of the week, from Monday on, in which a moment is in a time zone. */
function weekOf(iso: string, timeZone: string): number {
  // Canada writes days as YYYY-MM-DD. The first day of all, 1970-01-01, was a Thursday.
  const day = Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(iso))) / DAY_MS
  return Math.floor((day + 3) / 7)
}

/** The records of the first weeks in a row that make a season, or null without such a row. */
function seasonIn(firstOfWeek: ReadonlyMap<number, string>): string[] | null {
  let row: string[] = []
  let last: number | null = null
  for (const [week, id] of firstOfWeek) {
    row = week - 1 === last ? [...row, id] : [id]
    last = week
    if (row.length === SEASON_WEEKS) return row
  }
  return null
}

/** The first record that matches. */
async function found<S extends CollectionSlug>(
  req: PayloadRequest,
  collection: S,
  where: Where,
): Promise<DataFromCollectionSlug<S>[]> {
  const { docs } = await req.payload.find({
    collection,
    where,
    sort: 'createdAt',
    limit: 1,
    pagination: false,
    depth: 0,
    req,
    // Whoever caused the change may be an admin or a job; the queries name the owner.
    overrideAccess: true,
  })
  return docs
}
