import { type Payload, type PayloadRequest, createLocalReq } from 'payload'
import { isAdmin } from '@/access/roles'
import { isDealOver } from '@/contracts/deals'
import type { HomeStart } from '@/contracts/home'
import { idOf } from '@/database/ids'
import { ownRecords } from '@/database/ownRecords'
import { readableRecords } from '@/database/readableRecords'
import type { User as StoredUser } from '@/payload-types'
import { waitingUsers } from '../account/waitingUsers'

/** From then on somebody is greeted as coming back. */
const RETURN_MS = 12 * 60 * 60 * 1000
const NAMED = 5

/** What the first screen of a user shows, of what is stored. Only an admin reads who waits. */
export async function homeStart(payload: Payload, user: StoredUser, now = new Date()): Promise<HomeStart> {
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  const [[onboarding], ideas, products, openDeals, waiting] = await Promise.all([
    ownRecords('onboarding', { req, user }),
    countOwn(req, 'vision-board', user),
    countOwn(req, 'products', user),
    countOpenDeals(req, user, now),
    isAdmin(user) ? readWaiting(req) : null,
  ])
  return {
    isReturning:
      Boolean(user.firstLoginAt) && now.getTime() - Date.parse(user.firstLoginAt ?? '') > RETURN_MS,
    isOnboardingSent: onboarding !== undefined,
    followerGoal: onboarding?.followerGoal ?? null,
    contentGoal: onboarding?.contentGoal ?? null,
    revenueGoal: onboarding?.revenueGoal ?? null,
    hasIdea: ideas > 0,
    hasProduct: products > 0,
    openDeals,
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

async function countOpenDeals(req: PayloadRequest, user: StoredUser, now: Date): Promise<number> {
  const applications = await ownRecords('brand-deal-applications', { req, user })
  const applied = new Set(applications.map(({ brandDealId }) => idOf(brandDealId)))
  const deals = await readableRecords('brand-deals', { req, where: { status: { equals: 'active' } } })
  return deals.filter(({ id, deadline }) => !applied.has(id) && !isDealOver(deadline, now)).length
}

async function readWaiting(req: PayloadRequest): Promise<HomeStart['waiting']> {
  const users = await waitingUsers(req)
  const people = users.slice(0, NAMED).map(({ id, username, firstName, lastName, createdAt }) => ({
    id: String(id),
    username,
    name: [firstName, lastName].filter(Boolean).join(' '),
    since: createdAt,
  }))
  return { total: users.length, people }
}
