import { type Achievement, sampleAchievements } from './sampleAchievements'

export type Achievements = {
  achievements: Achievement[]
  points: number
  totalPoints: number
  /** Unlocked points over all points, rounded (docs/behaviour.md, 4.12). */
  percent: number
}

/** The creator's achievements and points; sample data for now. */
export function useAchievements(): Achievements {
  const points = sum(sampleAchievements.filter(({ unlocked }) => unlocked))
  const totalPoints = sum(sampleAchievements)
  return {
    achievements: sampleAchievements,
    points,
    totalPoints,
    percent: Math.round((points / totalPoints) * 100),
  }
}

function sum(achievements: Achievement[]): number {
  return achievements.reduce((total, { points }) => total + points, 0)
}
