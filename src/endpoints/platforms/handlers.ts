import { PLATFORMS, type Platform } from '@/contracts/platformChecklists'
import * as contract from '@/contracts/platforms'
import { judgeAchievements } from '@/domain/achievements/achievements'
import { badField, badRequest, notFound } from '@/database/errors'
import { changeAccount, platformProfilesOf, tickItem } from '@/domain/platforms/platformProfiles'
import { inTransaction } from '@/database/transaction'
import { makeOwn } from '@/domain/workspace/workspaces'
import { handle } from '../core/handle'
import { presentPlatformProfile, presentPlatformProfiles } from './present'

/** GET /api/platform-profiles: all seven, with or without stored data. */
export const listPlatformProfiles = handle(contract.listPlatformProfiles, async ({ req, user }) =>
  presentPlatformProfiles(await platformProfilesOf(req, user.id)),
)

/** PATCH /api/platform-profiles/{platform}: keeps all concurrent ticks; of concurrent account changes the first. */
export const updatePlatformProfile = handle(
  contract.updatePlatformProfile,
  async ({ params, body: { tick, version, ...account }, req, user }) => {
    const platform = PLATFORMS.find(({ id }) => id === params.platform)
    if (!platform) throw notFound()
    if (tick) requireItem(platform, tick)
    const isChanged = Object.values(account).some((value) => value !== undefined)
    if (isChanged && version === undefined) {
      const text = contract.PLATFORM_TEXTS.versionMissing
      throw badField('version', text)
    }
    const place = { userId: user.id, platform: platform.id }
    const stored = await inTransaction(req, async () => {
      if (isChanged) await changeAccount(req, place, { ...account, version: version ?? 0 })
      if (tick) await tickItem(req, place, tick)
      if (tick?.on) await makeOwn(req, user.id, 'checklists')
      await judgeAchievements(req, user.id)
      return platformProfilesOf(req, user.id)
    })
    return presentPlatformProfile(
      platform.id,
      stored.find((each) => each.platform === platform.id),
    )
  },
)

function requireItem(
  platform: Platform,
  { list, item }: NonNullable<contract.PlatformProfilePatch['tick']>,
): void {
  if (platform[list].some(({ id }) => id === item)) return
  const text = contract.PLATFORM_TEXTS.itemUnknown
  throw badRequest(text, { 'tick.item': text })
}

/** The calls of a person's accounts and checklists on the platforms. */
export const platformCalls = [listPlatformProfiles, updatePlatformProfile]
