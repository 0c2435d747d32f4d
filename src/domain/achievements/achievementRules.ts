import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest, Where } from 'payload'
import { type AchievementId, COMMUNITY_FOLLOWERS, SEASON_WEEKS } from '@/contracts/achievements'
import { BRAND_DEAL_APPLICATION_STATUSES, readsBrief } from '@/contracts/deals'
import { PLATFORMS } from '@/contracts/platformChecklists'
import { platformProfilesOf } from '../platforms/platformProfiles'
import { longestRow, postsByWeek, publishedPosts } from './season'

/** A record of the user that helps to fulfil an achievement. */
export type Cause = { kind: 'profile' | 'onboarding' | 'deal' | 'platform' | 'task'; recordId: string }

/** Returns the records that fulfil it, or null while it is not fulfilled. */
type Rule = (req: PayloadRequest, userId: string) => Promise<Cause[] | null>

/**
 * The rule of each achievement (docs/behaviour.md, 5.26). Run in sequence: a transaction takes one operation at a time.
 */
export const ACHIEVEMENT_RULES: Record<AchievementId, Rule> = {
  'first-post': async (req, userId) => {
    const [first] = await publishedPosts(req, userId, { limit: 1 })
    return first ? [{ kind: 'task', recordId: first.id }] : null
  },
  'full-season': async (req, userId) => {
    const row = longestRow(await postsByWeek(req, userId))
    return row.length < SEASON_WEEKS ? null : row.map((recordId) => ({ kind: 'task', recordId }))
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
    // The change may come from an admin or a job; the queries filter by owner.
    overrideAccess: true,
  })
  return docs
}
