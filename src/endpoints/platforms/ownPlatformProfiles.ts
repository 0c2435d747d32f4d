import { type Payload, createLocalReq } from 'payload'
import type { PlatformProfile } from '@/contracts/platforms'
import { platformProfilesOf } from '@/domain/platforms/platformProfiles'
import type { User as StoredUser } from '@/payload-types'
import { presentPlatformProfiles } from './present'

/** Initial data for Platform Setup. */
export async function ownPlatformProfiles(
  payload: Payload,
  user: Pick<StoredUser, 'id'>,
): Promise<PlatformProfile[]> {
  const req = await createLocalReq({}, payload)
  return presentPlatformProfiles(await platformProfilesOf(req, user.id))
}
