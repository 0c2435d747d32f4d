import * as contract from '@/contracts/achievements'
import { handle } from '../core/handle'
import { ownAchievements } from './ownAchievements'

/** GET /api/achievements */
export const getAchievements = handle(contract.getAchievements, async ({ req, user }) =>
  ownAchievements(req, user.id),
)

/** The calls of achievements. */
export const achievementCalls = [getAchievements]
