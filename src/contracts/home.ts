import * as v from 'valibot'
import { call } from './core/call'
import { noQuery } from './core/wire'
import { Cover } from './schedule/tasks'

/** Kinds of action items; each item disappears once it is done (docs/behaviour.md, 4.2). */
export const ACTION_KINDS = [
  'applications',
  'listings',
  'letters',
  'chat',
  'feedback',
  'review',
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

/** How many items are shown at once besides what waits for an admin; the next ones follow as these are done. */
export const ACTIONS_MAX = 5
/** The people in a full team of the site, for Team Building. */
export const TEAM_ROLES = 5
/** Days that Content Strategy looks ahead: four weeks of the onboarding's posts per week. */
export const PLANNED_DAYS = 28

export const ActionItem = v.strictObject({
  kind: v.picklist(ACTION_KINDS),
  title: v.string(),
  note: v.string(),
  href: v.string(),
  /** The first file of a post, to show it. */
  cover: v.optional(Cover),
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

/** The counts behind the user's own numbers and bars. */
export type HomeCounts = {
  /** Platforms with followers. */
  platforms: number
  postsThisMonth: number
  setup: { ticked: number; total: number }
  /** Posts dated in the next four weeks, and how many the goal asks for (null without a goal). */
  planned: { posts: number; goal: number | null }
  members: number
}

/** Initial data of the dashboard's first screen, read on the server (docs/behaviour.md, 4.2). */
export type HomeStart = {
  home: Home
  /** null while samples are shown, and nothing is counted. */
  counts: HomeCounts | null
  /** While visits are counted, the four numbers are real for everybody, and followers are those of the list. */
  isCounted: boolean
  /** Whether the user's first log-in was more than half a day ago. */
  isReturning: boolean
  /** Followers, posts per week and dollars from the onboarding; null without one. */
  followerGoal: number | null
  contentGoal: number | null
  revenueGoal: number | null
  /** Users who wait for approval, longest wait first, at most five; null unless the user is an admin. */
  waiting: { total: number; people: WaitingPerson[] } | null
  /** The user's test orders while there is no real one; `cents` is their sum in dollars after refunds. */
  tests: { orders: number; removable: number; cents: number } | null
}
export type WaitingPerson = { id: string; username: string; name: string; since: string }
