export type Achievement = {
  id: string
  title: string
  description: string
  points: number
  unlocked: boolean
  /** YYYY-MM-DD; only on unlocked ones. */
  unlockedDate?: string
}

/** Six fixed achievements (docs/behaviour.md, 4.12). */
export const sampleAchievements: Achievement[] = [
  {
    id: 'first-post',
    title: 'First Post',
    description: 'Publish the first piece of content.',
    points: 100,
    unlocked: true,
    unlockedDate: '2026-01-15',
  },
  {
    id: 'profile-complete',
    title: 'Profile Complete',
    description: 'Fill in every part of the profile.',
    points: 50,
    unlocked: true,
    unlockedDate: '2026-01-10',
  },
  {
    id: 'first-partnership',
    title: 'First Partnership',
    description: 'Close a brand deal.',
    points: 150,
    unlocked: false,
  },
  {
    id: 'all-connected',
    title: 'All Connected',
    description: 'Connect every platform.',
    points: 75,
    unlocked: true,
    unlockedDate: '2026-02-02',
  },
  {
    id: 'community-builder',
    title: 'Community Builder',
    description: 'Reach 1,000 people who follow along.',
    points: 200,
    unlocked: false,
  },
  {
    id: 'full-season',
    title: 'Full Season',
    description: 'Post every week for three months.',
    points: 250,
    unlocked: false,
  },
]
