import * as v from 'valibot'
import { call } from './core/call'
import { id, noQuery } from './core/wire'

/** The six achievements (docs/behaviour.md, 4.12). Ids are stored, so they must not change. */
export const ACHIEVEMENTS = [
  {
    id: 'first-post',
    title: 'First Post',
    description: 'Publish the first piece of content.',
    points: 100,
  },
  {
    id: 'profile-complete',
    title: 'Profile Complete',
    description: 'Fill in every part of the profile.',
    points: 50,
  },
  { id: 'first-partnership', title: 'First Partnership', description: 'Close a brand deal.', points: 150 },
  { id: 'all-connected', title: 'All Connected', description: 'Connect every platform.', points: 75 },
  {
    id: 'community-builder',
    title: 'Community Builder',
    description: 'Reach 1,000 people who follow along.',
    points: 200,
  },
  {
    id: 'full-season',
    title: 'Full Season',
    description: 'Post every week for three months.',
    points: 250,
  },
] as const
export type AchievementId = (typeof ACHIEVEMENTS)[number]['id']
/** The sum over all achievements: 825. */
export const TOTAL_POINTS = ACHIEVEMENTS.reduce((sum, { points }) => sum + points, 0)
export const ACHIEVEMENT_IDS = ACHIEVEMENTS.map(({ id: each }) => each)

/** The achievements unlocked in the sample, with their dates: 225 of 825 points (docs/behaviour.md, 4.12). */
export const SAMPLE_UNLOCKS: Partial<Record<AchievementId, string>> = {
  'first-post': '2026-01-15',
  'profile-complete': '2026-01-10',
  'all-connected': '2026-02-02',
}

/** Followers over all platforms, as entered, that unlock Community Builder. */
export const COMMUNITY_FOLLOWERS = 1_000

/** Consecutive weeks with a published post that unlock Full Season. */
export const SEASON_WEEKS = 13

/** A record that helped to unlock an achievement. */
export const UnlockingRecord = v.strictObject({ kind: v.string(), id, title: v.string(), href: v.string() })

export const Achievement = v.strictObject({
  id: v.picklist(ACHIEVEMENT_IDS),
  title: v.string(),
  description: v.string(),
  points: v.number(),
  unlocked: v.boolean(),
  /** YYYY-MM-DD; null while it is locked. */
  unlockedDate: v.nullable(v.string()),
  because: v.array(UnlockingRecord),
  /** Set while an achievement of several steps is locked; null otherwise. */
  progress: v.nullable(v.strictObject({ done: v.number(), total: v.number() })),
})
export type Achievement = v.InferOutput<typeof Achievement>

export const Achievements = v.strictObject({
  set: v.picklist(['sample', 'own']),
  items: v.array(Achievement),
  points: v.number(),
  totalPoints: v.number(),
  /** Unlocked points over all points, rounded. */
  percent: v.number(),
})
export type Achievements = v.InferOutput<typeof Achievements>

export const getAchievements = call({
  method: 'get',
  path: '/achievements',
  who: 'user',
  query: noQuery,
  answer: Achievements,
  summary: 'The caller’s achievements, samples until the first is unlocked',
})
