import { PLATFORMS, type PlatformId } from '@/contracts/platformChecklists'
import type { PlatformProfile } from '@/contracts/platforms'
import type { PlatformProfile as StoredPlatformProfile } from '@/payload-types'

/** A profile as its owner sees it; without a stored one, nothing is entered or ticked. */
export function presentPlatformProfile(
  platform: PlatformId,
  stored: StoredPlatformProfile | undefined,
): PlatformProfile {
  return {
    platform,
    handle: stored?.handle ?? null,
    url: stored?.url ?? null,
    followers: stored?.followers ?? null,
    followersAt: stored?.followersAt ?? null,
    setupDone: stored?.setupDone ?? [],
    verificationDone: stored?.verificationDone ?? [],
    version: stored?.version ?? 0,
  }
}

/** One profile of every platform, in the order of the screen. */
export function presentPlatformProfiles(stored: readonly StoredPlatformProfile[]): PlatformProfile[] {
  return PLATFORMS.map(({ id }) =>
    presentPlatformProfile(
      id,
      stored.find(({ platform }) => platform === id),
    ),
  )
}
