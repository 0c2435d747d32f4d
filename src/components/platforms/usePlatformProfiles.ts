'use client'

import { useRef } from 'react'
import { useSWRConfig } from 'swr'
import { callUrl } from '@/contracts/core/call'
import { type ChecklistName, type PlatformId, PLATFORMS } from '@/contracts/platformChecklists'
import {
  PLATFORM_TEXTS,
  type PlatformProfile,
  listPlatformProfiles,
  updatePlatformProfile,
} from '@/contracts/platforms'
import { send } from '../api/request'
import { useAttempt } from '../api/useAttempt'
import { useLoad } from '../api/useLoad'

const KEY = callUrl(listPlatformProfiles)

export type Tick = { platform: PlatformId; list: ChecklistName; item: string; on: boolean }

/** The rendered profiles and all ticks since; a tick shows at once, and ticks are stored one after another. */
export function usePlatformProfiles(rendered: PlatformProfile[]) {
  const { mutate } = useSWRConfig()
  const { data: profiles = rendered } = useLoad(listPlatformProfiles, { rendered })
  const attempt = useAttempt({ failure: PLATFORM_TEXTS.tickFailed })
  // Sent in the order of the presses, so that the last tick of an item wins.
  const last = useRef<Promise<unknown>>(Promise.resolve())

  const show = (tick: Tick) =>
    mutate<PlatformProfile[]>(KEY, (now = rendered) => now.map((each) => withTick(each, tick)), {
      revalidate: false,
    })

  function tick(change: Tick): void {
    const { platform, ...body } = change
    void show(change)
    const stored = () => send(updatePlatformProfile, { params: { platform }, body: { tick: body } })
    last.current = last.current.then(() => attempt(stored).catch(() => show({ ...change, on: !change.on })))
  }
  return { profiles, tick }
}

/** The ids of the ticked items of a list. */
export function tickedItems(profile: PlatformProfile, list: ChecklistName): readonly string[] {
  return list === 'setup' ? profile.setupDone : profile.verificationDone
}

/** Counts the items of a list over all platforms, and those that are ticked. */
export function countTicks(
  profiles: readonly PlatformProfile[],
  list: ChecklistName,
): { total: number; ticked: number } {
  return {
    total: PLATFORMS.reduce((sum, platform) => sum + platform[list].length, 0),
    ticked: profiles.reduce((sum, profile) => sum + tickedItems(profile, list).length, 0),
  }
}

function withTick(profile: PlatformProfile, { platform, list, item, on }: Tick): PlatformProfile {
  if (profile.platform !== platform) return profile
  const others = tickedItems(profile, list).filter((each) => each !== item)
  return { ...profile, [`${list}Done`]: on ? [...others, item] : others }
}
