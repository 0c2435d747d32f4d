import * as v from 'valibot'
import { call } from './core/call'
import { noQuery } from './core/wire'

/** What an action item asks for; each goes once it is done (docs/behaviour.md, 4.2). */
export const ACTION_KINDS = [
  'ship',
  'return',
  'overdue',
  'due',
  'closing',
  'onboarding',
  'email',
  'deals',
  'idea',
  'product',
] as const
export type ActionKind = (typeof ACTION_KINDS)[number]

/** How many are shown; the next ones come as these are done. */
export const ACTIONS_MAX = 5
/** Roles of a team, for Team Building. */
export const TEAM_ROLES = 5
/** Days that Content Strategy looks ahead: four weeks of the onboarding's posts per week. */
export const PLANNED_DAYS = 28

export const ActionItem = v.strictObject({
  kind: v.picklist(ACTION_KINDS),
  title: v.string(),
  note: v.string(),
  href: v.string(),
})
export type ActionItem = v.InferOutput<typeof ActionItem>

export const Home = v.strictObject({
  set: v.picklist(['sample', 'own']),
  stats: v.strictObject({
    followers: v.number(),
    posts: v.number(),
    deals: v.number(),
    revenueCents: v.number(),
  }),
  /** Percent, 0 to 100. */
  progress: v.strictObject({
    platformSetup: v.number(),
    contentStrategy: v.number(),
    teamBuilding: v.number(),
  }),
  actions: v.array(ActionItem),
})
export type Home = v.InferOutput<typeof Home>

export const getHome = call({
  method: 'get',
  path: '/home',
  who: 'user',
  query: noQuery,
  answer: Home,
  summary: 'Where the caller stands and what to do next, samples until something is counted',
})

/** What one's own numbers and bars are counted from. */
export type HomeCounts = {
  /** Platforms with followers. */
  platforms: number
  postsThisMonth: number
  setup: { ticked: number; total: number }
  /** Posts with a day in the next four weeks, and how many the goal asks for; null without a goal. */
  planned: { posts: number; goal: number | null }
  members: number
}

/** What the dashboard's first screen is rendered with, read on the server (docs/behaviour.md, 4.2). */
export type HomeStart = {
  home: Home
  /** null while the set is samples. */
  counts: HomeCounts | null
  /** Whether this person first came in at least half a day ago. */
  isReturning: boolean
  /** Followers, posts per week and dollars, as the onboarding says; null without one. */
  followerGoal: number | null
  contentGoal: number | null
  revenueGoal: number | null
  /** Who waits for approval, those who wait longest first, at most five; null for who is no admin. */
  waiting: { total: number; people: WaitingPerson[] } | null
}
export type WaitingPerson = { id: string; username: string; name: string; since: string }
