import type { PayloadRequest } from 'payload'
import {
  type Achievements,
  ACHIEVEMENTS,
  type Achievement,
  type AchievementId,
  SAMPLE_UNLOCKS,
  TOTAL_POINTS,
} from '@/contracts/achievements'
import { unlocksOf } from '@/domain/achievements/achievements'
import type { Cause } from '@/domain/achievements/achievementRules'
import { readWorkspace } from '../workspace/handlers'
import { progressOf, type Progress } from './progressOf'
import { PLATFORMS } from '@/contracts/platformChecklists'
import { screenHref } from '@/contracts/screens'

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

type Unlocked = Pick<Achievement, 'because'> & { unlockedDate: string }

/** A user's own achievements: those unlocked, and the progress on the others. */
function presentAchievements(
  unlocks: ReadonlyMap<AchievementId, Unlocked>,
  progress: Partial<Record<AchievementId, Progress>>,
): Achievements {
  const items = ACHIEVEMENTS.map((each): Achievement => {
    const unlock = unlocks.get(each.id)
    return {
      ...each,
      description: isEntered(each.id)
        ? each.description.replace('.', ', as entered per platform.')
        : each.description,
      unlocked: unlock !== undefined,
      unlockedDate: unlock?.unlockedDate ?? null,
      because: unlock?.because ?? [],
      progress: unlock ? null : (progress[each.id] ?? null),
    }
  })
  return { set: 'own', items, ...count(items) }
}

/** The six samples, the same for everybody. */
function sampleAchievements(): Achievements {
  const items = ACHIEVEMENTS.map((each): Achievement => {
    const unlockedDate = SAMPLE_UNLOCKS[each.id] ?? null
    return { ...each, unlocked: unlockedDate !== null, unlockedDate, because: [], progress: null }
  })
  return { set: 'sample', items, ...count(items) }
}

/** Users enter follower counts; they are not fetched from the platforms. */
function isEntered(id: AchievementId): boolean {
  return id === 'community-builder'
}

function count(items: readonly Achievement[]): Pick<Achievements, 'points' | 'totalPoints' | 'percent'> {
  const points = items.reduce((sum, item) => sum + (item.unlocked ? item.points : 0), 0)
  return { points, totalPoints: TOTAL_POINTS, percent: Math.round((points / TOTAL_POINTS) * 100) }
}

type UnlockingRecord = Achievement['because'][number]

/** What unlocked an achievement, with its title and link; null once it is gone. */
async function becauseOf(req: PayloadRequest, cause: Cause): Promise<UnlockingRecord | null> {
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
