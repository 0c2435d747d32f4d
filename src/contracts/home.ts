/** What the dashboard's first screen is rendered with, read on the server (docs/behaviour.md, 4.2). */
export type HomeStart = {
  /** Whether this person first came in at least half a day ago. */
  isReturning: boolean
  isOnboardingSent: boolean
  /** Followers, posts per week and dollars, as the onboarding says; null without one. */
  followerGoal: number | null
  contentGoal: number | null
  revenueGoal: number | null
  hasIdea: boolean
  hasProduct: boolean
  /** Brand deals that this person may still apply to. */
  openDeals: number
  /** Who waits for approval, those who wait longest first, at most five; null for who is no admin. */
  waiting: { total: number; people: WaitingPerson[] } | null
}
export type WaitingPerson = { id: string; username: string; name: string; since: string }
