import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { ACHIEVEMENTS, type AchievementId, TOTAL_POINTS } from '@/contracts/achievements'
import { screenHref } from '@/contracts/screens'
import type { AchievementUnlock as StoredAchievementUnlock } from '@/payload-types'
import { ACHIEVEMENT_RULES, type Cause } from './achievementRules'
import { driverCollection } from '@/database/driverCollection'
import { notify } from '@/database/notify'
import { sessionOf } from '@/database/transaction'
import { makeOwn } from '../workspace/workspaces'

/** A user's unlocked achievements, oldest first. */
export async function unlocksOf(req: PayloadRequest, userId: string): Promise<StoredAchievementUnlock[]> {
  const { docs } = await req.payload.find({
    collection: 'achievement-unlocks',
    where: { userId: { equals: userId } },
    sort: 'unlockedAt',
    pagination: false,
    depth: 0,
    req,
    // Collection access denies everyone; the query checks the owner.
    overrideAccess: true,
  })
  return docs
}

/**
 * Unlocks the achievements that a user now fulfils, notifies them, and makes the set their own; an unlock is never
 * revoked. Call it within the transaction of a change that may fulfil an achievement.
 */
export async function judgeAchievements(req: PayloadRequest, userId: string): Promise<void> {
  const unlocked = new Set((await unlocksOf(req, userId)).map(({ achievementId }) => achievementId))
  for (const { id } of ACHIEVEMENTS) {
    const causes = unlocked.has(id) ? null : await ACHIEVEMENT_RULES[id](req, userId)
    if (causes) await unlock(req, userId, id, causes)
  }
}

async function unlock(
  req: PayloadRequest,
  userId: string,
  achievementId: AchievementId,
  because: Cause[],
): Promise<void> {
  await makeOwn(req, userId, 'achievements')
  // An upsert, because a duplicate-key error would abort the transaction.
  const { upsertedCount } = await driverCollection(req, 'achievement-unlocks').updateOne(
    { userId: new Types.ObjectId(userId), achievementId },
    { $setOnInsert: { unlockedAt: new Date(), because } },
    { upsert: true, session: await sessionOf(req) },
  )
  if (upsertedCount === 0) return
  const reached = (await unlocksOf(req, userId)).map(({ achievementId: id }) => id)
  const points = ACHIEVEMENTS.filter(({ id }) => reached.includes(id)).reduce(
    (sum, each) => sum + each.points,
    0,
  )
  const achievement = ACHIEVEMENTS.find(({ id }) => id === achievementId)
  if (!achievement) return
  await notify(req, {
    userId,
    kind: 'achievement',
    dedupeKey: `achievement:${achievementId}`,
    title: `${achievement.title} unlocked`,
    body: `${achievement.points} points. You are at ${points} of ${TOTAL_POINTS}.`,
    href: screenHref('achievements'),
  })
}
