import { type Payload, createLocalReq } from 'payload'
import type { Achievements } from '@/contracts/achievements'
import type { User as StoredUser } from '@/payload-types'
import { ownAchievements } from './ownAchievements'

/** Initial data for the achievements screen. */
export async function achievementsStart(
  payload: Payload,
  user: Pick<StoredUser, 'id'>,
): Promise<Achievements> {
  return ownAchievements(await createLocalReq({}, payload), user.id)
}
