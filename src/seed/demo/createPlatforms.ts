import type { PayloadRequest } from 'payload'
import { judgeAchievements } from '@/domain/achievements/achievements'
import { changeAccount, tickItem } from '@/domain/platforms/platformProfiles'
import { makeOwn } from '@/domain/workspace/workspaces'
import { PLATFORMS, type PlatformId } from '@/contracts/platformChecklists'

const FOLLOWERS: Partial<Record<PlatformId, number>> = {
  tiktok: 31_480,
  youtube: 9_120,
  twitch: 640,
  threads: 6_970,
}
/** The platform without any ticks. */
const LEFT: PlatformId = 'snapchat'

/** The accounts and checklists of the creator in full season; one platform is untouched. */
export async function createPlatforms(req: PayloadRequest, userId: string): Promise<void> {
  for (const { id: platform, setup, verification } of PLATFORMS) {
    const place = { userId, platform }
    const followers = FOLLOWERS[platform]
    if (followers) {
      const url = `https://${platform}.example.com/@sol.marin`
      await changeAccount(req, place, { handle: 'sol.marin', url, followers, version: 0 })
    }
    if (platform === LEFT) continue
    for (const { id: item } of setup) await tickItem(req, place, { list: 'setup', item, on: true })
    const [, second] = verification
    if (second) await tickItem(req, place, { list: 'verification', item: second.id, on: true })
  }
  await makeOwn(req, userId, 'checklists')
  await judgeAchievements(req, userId)
}
