import { type Payload, type PayloadRequest, createLocalReq } from 'payload'
import { fullName } from '@/contracts/account/names'
import { isAdmin } from '@/access/roles'
import { isDealOver } from '@/contracts/deals'
import type { HomeStart } from '@/contracts/home'
import { idOf } from '@/database/ids'
import { ownRecords } from '@/database/ownRecords'
import { readableRecords } from '@/database/readableRecords'
import { countToShip } from '@/domain/orders/sales'
import type { BrandDeal as StoredBrandDeal, User as StoredUser } from '@/payload-types'
import { waitingUsers } from '../account/waitingUsers'
import { returnsToAnswer } from '../orders/returns/returnsToAnswer'
import { readWorkspace } from '../workspace/handlers'
import { homeActions } from './homeActions'
import { HOME_SAMPLE, homeCounts } from './homeCounts'

/** How long after the first log-in the greeting changes to that of a returning user. */
const RETURN_MS = 12 * 60 * 60 * 1000
const NAMED = 5

/** Initial data for a user's first screen. */
export async function homeStart(payload: Payload, user: StoredUser, now = new Date()): Promise<HomeStart> {
  return readHome(await createLocalReq({ user: { ...user, collection: 'users' } }, payload), user, now)
}

/** The stored data that a user's first screen shows. Only admins see who awaits approval. */
export async function readHome(req: PayloadRequest, user: StoredUser, now = new Date()): Promise<HomeStart> {
  const [{ sets, timeZone: zone }, [onboarding], ideas, products, openDeals, toShip, toAnswer, waiting] =
    await Promise.all([
      readWorkspace(req, user.id),
      ownRecords('onboarding', { req, user }),
      countOwn(req, 'vision-board', user),
      countOwn(req, 'products', user),
      readOpenDeals(req, user, now),
      countToShip(req, user.id),
      returnsToAnswer(req, user),
      isAdmin(user) ? readWaiting(req) : null,
    ])
  const contentGoal = onboarding?.contentGoal ?? null
  const steps = {
    isOnboardingSent: onboarding !== undefined,
    hasIdea: ideas > 0,
    hasProduct: products > 0,
    openDeals,
    toShip,
    toAnswer,
  }
  const isOwn = sets.home === 'own'
  const own = isOwn ? await homeCounts(req, user.id, { zone, contentGoal }) : null
  const { stats, progress } = own ?? HOME_SAMPLE
  const actions = await homeActions(steps, user, isOwn ? { req, user, zone } : null)
  return {
    home: { set: sets.home, stats, progress, actions },
    counts: own?.counts ?? null,
    isReturning:
      Boolean(user.firstLoginAt) && now.getTime() - Date.parse(user.firstLoginAt ?? '') > RETURN_MS,
    followerGoal: onboarding?.followerGoal ?? null,
    contentGoal,
    revenueGoal: onboarding?.revenueGoal ?? null,
    waiting,
  }
}

async function countOwn(
  req: PayloadRequest,
  collection: 'vision-board' | 'products',
  user: StoredUser,
): Promise<number> {
  const where = { userId: { equals: user.id } }
  const { totalDocs } = await req.payload.count({ collection, where, req, overrideAccess: false })
  return totalDocs
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
