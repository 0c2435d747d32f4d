import {
  ACHIEVEMENTS,
  type Achievement,
  type AchievementId,
  type Achievements,
  SAMPLE_UNLOCKS,
  TOTAL_POINTS,
} from '@/contracts/achievements'
import type { Progress } from './progressOf'

type Unlocked = Pick<Achievement, 'because'> & { unlockedDate: string }

/** A user's own achievements: those unlocked, and the progress on the others. */
export function presentAchievements(
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
export function sampleAchievements(): Achievements {
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
