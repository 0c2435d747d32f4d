import { Types } from 'mongoose'
import { driverCollection } from '@/database/driverCollection'
import { sessionOf } from '@/database/transaction'
import { type Payload, type PayloadRequest, createLocalReq, type CollectionSlug, type Where } from 'payload'
import { fullName } from '@/contracts/account/names'
import { isAdmin } from '@/access/guards'
import { isDealOver, BRAND_DEAL_APPLICATION_STATUSES, readsBrief } from '@/contracts/deals'
import { type HomeStart, type Home, type HomeCounts, PLANNED_DAYS, TEAM_ROLES } from '@/contracts/home'
import { idOf } from '@/database/ids'
import { ownRecords } from '@/database/ownRecords'
import { readableRecords } from '@/database/readableRecords'
import { testSales } from '../orders/desk/deskSummary'
import { subscribers } from '@/domain/audience/subscribers'
import { salesOf } from '@/domain/orders/sellerSales'
import type { BrandDeal as StoredBrandDeal, User as StoredUser } from '@/payload-types'
import { countingOf } from '../audience/numbersOf'
import { waitingUsers } from '../account/waitingUsers'
import { readWorkspace } from '../workspace/handlers'
import { homeActions } from './sources'
import { startOfMonth, today } from '@internationalized/date'
import { PLATFORMS } from '@/contracts/platformChecklists'
import { platformProfilesOf } from '@/domain/platforms/platformProfiles'

/** How long after the first log-in the greeting changes to that of a returning user. */
const RETURN_MS = 12 * 60 * 60 * 1000
const NAMED = 5

/** Initial data for a user's first screen. */
export async function homeStart(payload: Payload, user: StoredUser, now = new Date()): Promise<HomeStart> {
  return readHome(await createLocalReq({ user: { ...user, collection: 'users' } }, payload), user, now)
}

/** The stored data that a user's first screen shows. Only admins see who awaits approval. */
export async function readHome(req: PayloadRequest, user: StoredUser, now = new Date()): Promise<HomeStart> {
  const [{ sets, timeZone: zone }, [onboarding], openDeals, waiting, { isCounting: isCounted }, tests] =
    await Promise.all([
      readWorkspace(req, user.id),
      ownRecords('onboarding', { req, user }),
      readOpenDeals(req, user, now),
      isAdmin(user) ? readWaiting(req) : null,
      countingOf(req.payload),
      testSales(req, user.id),
    ])
  const contentGoal = onboarding?.contentGoal ?? null
  const isOwn = sets.home === 'own'
  const [own, actions] = await Promise.all([
    isOwn || isCounted ? homeCounts(req, user.id, { zone, contentGoal, isCounted }) : null,
    homeActions({ req, user, zone, isOwn, isOnboardingSent: onboarding !== undefined, openDeals }),
  ])
  const { stats } = own ?? HOME_SAMPLE
  const { progress } = (isOwn && own) || HOME_SAMPLE
  return {
    home: { set: sets.home, stats, progress, actions },
    counts: own?.counts ?? null,
    isCounted,
    isReturning:
      Boolean(user.firstLoginAt) && now.getTime() - Date.parse(user.firstLoginAt ?? '') > RETURN_MS,
    followerGoal: onboarding?.followerGoal ?? null,
    contentGoal,
    revenueGoal: onboarding?.revenueGoal ?? null,
    waiting,
    tests,
  }
}

async function readOpenDeals(req: PayloadRequest, user: StoredUser, now: Date): Promise<StoredBrandDeal[]> {
  const applications = await ownRecords('brand-deal-applications', { req, user })
  const applied = new Set(applications.map(({ brandDealId }) => idOf(brandDealId)))
  const deals = await readableRecords('brand-deals', { req, where: { status: { equals: 'active' } } })
  return deals.filter(({ id, deadline }) => !applied.has(id) && !isDealOver(deadline, now))
}

async function readWaiting(req: PayloadRequest): Promise<HomeStart['waiting']> {
  const { total, first } = await waitingUsers(req, { limit: NAMED })
  const people = first.map(({ id, username, firstName, lastName, createdAt }) => ({
    id: String(id),
    username,
    name: fullName({ firstName, lastName }),
    since: createdAt,
  }))
  return { total, people }
}

/** How many posts are dated on these days; one on several channels counts once. */
async function countPosts(req: PayloadRequest, userId: string, date: object): Promise<number> {
  const planned = { userId: new Types.ObjectId(userId), date, deletedAt: null }
  const options = { projection: { postId: 1 }, session: await sessionOf(req) }
  const cards = await driverCollection(req, 'tasks').find(planned, options).toArray()
  return new Set(cards.map(({ _id, postId }) => String(postId ?? _id))).size
}

type Counted = Pick<Home, 'stats' | 'progress'> & { counts: HomeCounts }

/** The four zeros and the three fixed bars, the same for everybody (docs/behaviour.md, 4.2). */
const HOME_SAMPLE: Pick<Home, 'stats' | 'progress'> = {
  stats: { followers: 0, posts: 0, deals: 0, revenueCents: 0 },
  progress: { platformSetup: 100, contentStrategy: 45, teamBuilding: 20 },
}

/** A user's own numbers and progress bars, with the counts behind them. */
async function homeCounts(
  req: PayloadRequest,
  userId: string,
  { zone, contentGoal, isCounted }: { zone: string; contentGoal: number | null; isCounted: boolean },
): Promise<Counted> {
  const day = today(zone)
  const published: Where = { publishedAt: { exists: true } }
  const monthStart = startOfMonth(day).toDate(zone).toISOString()
  const closed = BRAND_DEAL_APPLICATION_STATUSES.filter(readsBrief)
  const own: Where = { userId: { equals: userId } }
  const count = (collection: CollectionSlug, ...and: Where[]) => countOf(req, collection, { and })
  const [profiles, posts, postsThisMonth, planned, deals, members, sales, subscribed] = await Promise.all([
    platformProfilesOf(req, userId),
    count('tasks', own, published),
    count('tasks', own, { publishedAt: { greater_than_equal: monthStart } }),
    countPosts(req, userId, { $gte: day.toString(), $lt: day.add({ days: PLANNED_DAYS }).toString() }),
    count('brand-deal-applications', own, { status: { in: closed } }),
    // The team belongs to the site, so only its size is shown.
    count('team-applications', { status: { equals: 'accepted' } }),
    salesOf(req, userId),
    isCounted ? subscribers(req).countDocuments({ status: 'active' }) : null,
  ])
  const followed = profiles.filter(({ followers }) => (followers ?? 0) > 0)
  const setup = {
    ticked: profiles.reduce((sum, { setupDone }) => sum + (setupDone?.length ?? 0), 0),
    total: PLATFORMS.reduce((sum, platform) => sum + platform.setup.length, 0),
  }
  const goal = contentGoal === null ? null : (contentGoal * PLANNED_DAYS) / 7
  return {
    stats: {
      followers: subscribed ?? followed.reduce((sum, { followers }) => sum + (followers ?? 0), 0),
      posts,
      deals,
      // The screen shows one number, in dollars; sales in other currencies are in the statement.
      revenueCents: sales.find(({ currency }) => currency === 'USD')?.net ?? 0,
    },
    progress: {
      platformSetup: percentOf(setup.ticked, setup.total),
      contentStrategy: percentOf(planned, goal ?? 0),
      teamBuilding: percentOf(members, TEAM_ROLES),
    },
    counts: { platforms: followed.length, postsThisMonth, setup, planned: { posts: planned, goal }, members },
  }
}

async function countOf(req: PayloadRequest, collection: CollectionSlug, where: Where): Promise<number> {
  // Collection access denies users some of these; the conditions name the owner.
  return (await req.payload.count({ collection, where, req, overrideAccess: true })).totalDocs
}

/** Rounded, at most 100; 0 of 0 is 0. */
function percentOf(part: number, whole: number): number {
  return whole > 0 ? Math.min(100, Math.round((part / whole) * 100)) : 0
}
