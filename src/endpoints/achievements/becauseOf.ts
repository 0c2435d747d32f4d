import type { PayloadRequest } from 'payload'
import type { Achievement } from '@/contracts/achievements'
import { PLATFORMS } from '@/contracts/platformChecklists'
import { screenHref } from '@/contracts/screens'
import type { Cause } from '@/domain/achievements/achievementRules'

type UnlockingRecord = Achievement['because'][number]

/** What unlocked an achievement, with its title and link; null once it is gone. */
export async function becauseOf(req: PayloadRequest, cause: Cause): Promise<UnlockingRecord | null> {
  const { kind, recordId: id } = cause
  switch (kind) {
    case 'profile':
      return { kind, id, title: 'your profile', href: screenHref('settings') }
    case 'onboarding':
      return { kind, id, title: 'onboarding', href: screenHref('onboarding') }
    case 'platform': {
      const platform = PLATFORMS.find((each) => each.id === id)
      return platform
        ? { kind, id, title: platform.label, href: `${screenHref('platforms')}?tab=${id}` }
        : null
    }
    case 'task': {
      const title = await taskTitle(req, id)
      return title === null ? null : { kind, id, title, href: `${screenHref('schedule')}?task=${id}` }
    }
    case 'deal': {
      const title = await dealTitle(req, id)
      return title === null ? null : { kind, id, title, href: screenHref('connect') }
    }
  }
}

async function taskTitle(req: PayloadRequest, id: string): Promise<string | null> {
  // The unlock is the caller's, so its task is too; a task in the trash is not found.
  const options = {
    collection: 'tasks',
    id,
    depth: 0,
    disableErrors: true,
    req,
    overrideAccess: true,
  } as const
  return (await req.payload.findByID(options))?.title ?? null
}

async function dealTitle(req: PayloadRequest, id: string): Promise<string | null> {
  const application = await req.payload.findByID({
    collection: 'brand-deal-applications',
    id,
    depth: 1,
    disableErrors: true,
    req,
    // The deal may be closed by now. The unlock is the caller's, so its application is too.
    overrideAccess: true,
  })
  const deal = application?.brandDealId
  return typeof deal === 'object' && deal ? deal.campaignTitle : null
}
