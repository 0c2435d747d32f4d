import type { PayloadRequest } from 'payload'
import type { Achievements } from '@/contracts/achievements'
import { unlocksOf } from '@/domain/achievements/achievements'
import type { Cause } from '@/domain/achievements/achievementRules'
import { readWorkspace } from '../workspace/handlers'
import { becauseOf } from './becauseOf'
import { progressOf } from './progressOf'
import { presentAchievements, sampleAchievements } from './present'

/** A user's achievements; samples until the first is unlocked. Days are in the user's time zone. */
export async function ownAchievements(req: PayloadRequest, userId: string): Promise<Achievements> {
  const { sets, timeZone } = await readWorkspace(req, userId)
  if (sets.achievements === 'sample') return sampleAchievements()
  const unlocks = await unlocksOf(req, userId)
  const entries = unlocks.map(async ({ achievementId, unlockedAt, because }) => {
    const known = await Promise.all((because ?? []).map((cause) => becauseOf(req, cause as Cause)))
    const unlockedDate = dayIn(timeZone, unlockedAt)
    return [achievementId, { unlockedDate, because: known.filter((each) => each !== null) }] as const
  })
  return presentAchievements(new Map(await Promise.all(entries)), await progressOf(req, userId))
}

/** YYYY-MM-DD, the format of the en-CA locale. */
function dayIn(timeZone: string, iso: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(iso))
}
