import type { PayloadRequest } from 'payload'
import {
  type Achievement,
  type AchievementId,
  COMMUNITY_FOLLOWERS,
  SEASON_WEEKS,
} from '@/contracts/achievements'
import { PLATFORMS } from '@/contracts/platformChecklists'
import { platformProfilesOf } from '@/domain/platforms/platformProfiles'
import { longestRow, postsByWeek } from '@/domain/achievements/season'

export type Progress = NonNullable<Achievement['progress']>

/** A user's progress on achievements that take more than one step. */
export async function progressOf(
  req: PayloadRequest,
  userId: string,
): Promise<Partial<Record<AchievementId, Progress>>> {
  // A server-rendered page has no user in its request; both queries check the owner.
  const own = { req, overrideAccess: true } as const
  const [user, { totalDocs: answers }, profiles, weeks] = await Promise.all([
    req.payload.findByID({ ...own, collection: 'users', id: userId, depth: 0, disableErrors: true }),
    req.payload.count({ ...own, collection: 'onboarding', where: { userId: { equals: userId } } }),
    platformProfilesOf(req, userId),
    postsByWeek(req, userId),
  ])
  const filled = [user?.firstName, user?.lastName, user?.email, user?.profileImage, answers > 0]
  return {
    'profile-complete': { done: filled.filter(Boolean).length, total: filled.length },
    'all-connected': {
      done: sum(profiles.map(({ setupDone }) => setupDone?.length)),
      total: sum(PLATFORMS.map(({ setup }) => setup.length)),
    },
    'community-builder': {
      done: Math.min(COMMUNITY_FOLLOWERS, sum(profiles.map(({ followers }) => followers))),
      total: COMMUNITY_FOLLOWERS,
    },
    'full-season': { done: longestRow(weeks).length, total: SEASON_WEEKS },
  }
}

function sum(counts: readonly (number | null | undefined)[]): number {
  return counts.reduce<number>((all, each) => all + (each ?? 0), 0)
}
