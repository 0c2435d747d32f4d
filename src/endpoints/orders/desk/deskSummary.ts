import { parseDate, startOfMonth, today } from '@internationalized/date'
import { type Payload, type PayloadRequest, createLocalReq } from 'payload'
import type { HomeStart } from '@/contracts/home'
import type { DeskStart, DeskSummary } from '@/contracts/orders/desk'
import {
  type OrderKind,
  countPaymentsToSee,
  countRemovable,
  countToAnswer,
  countTests,
  countToShip,
  hasRealOrder,
  refundedTests,
  soldSince,
} from '@/domain/orders/sales'
import { salesOf } from '@/domain/orders/sellerSales'
import { sellerOf } from '@/domain/orders/selling'
import { findWorkspace } from '@/domain/workspace/workspaces'
import type { User as StoredUser } from '@/payload-types'

/** Totals of the user's orders, or of all orders for an admin. The month is that of the user's time zone. */
export async function deskSummary(req: PayloadRequest, user: StoredUser): Promise<DeskSummary> {
  const sellerId = sellerOf(user)
  const since = await monthStart(req, user)
  const [isReal, tests, removable, toShip, month, payments] = await Promise.all([
    hasRealOrder(req, sellerId),
    countTests(req, sellerId),
    countRemovable(req, sellerId),
    countToShip(req, sellerId),
    soldSince(req, sellerId, since),
    sellerId === null ? countPaymentsToSee(req) : 0,
  ])
  const figures = !isReal && tests > 0 ? await testFigures(req, sellerId, since) : null
  const returns = await countToAnswer(req, sellerId, isReal ? 'real' : 'test')
  const hasOrders = isReal || tests > 0
  return { hasOrders, toShip, month, returns, payments, tests: { orders: tests, removable, figures } }
}

/** A seller's test orders, and their sum in dollars after refunds; null without any, and once there is a real order. */
export async function testSales(req: PayloadRequest, sellerId: string): Promise<HomeStart['tests']> {
  const orders = await countTests(req, sellerId)
  if (orders === 0 || (await hasRealOrder(req, sellerId))) return null
  const [removable, sold, refunded] = await Promise.all([
    countRemovable(req, sellerId),
    soldSince(req, sellerId, new Date(0), 'test'),
    refundedTests(req, sellerId),
  ])
  const cents = (sold.find(inDollars)?.sold ?? 0) - (refunded.find(inDollars)?.refunded ?? 0)
  return { orders, removable, cents }
}

const inDollars = ({ currency }: { currency: string }) => currency === 'USD'

async function testFigures(req: PayloadRequest, sellerId: string | null, since: Date) {
  const [toShip, month, refunded] = await Promise.all([
    countToShip(req, sellerId, 'test'),
    soldSince(req, sellerId, since, 'test'),
    refundedTests(req, sellerId),
  ])
  return { toShip, month, refunded }
}

/** What the numbers of the desk count: test orders until the first real one (docs/behaviour.md, 12.9). */
export async function countedKind(req: PayloadRequest, sellerId: string | null): Promise<OrderKind> {
  return (await hasRealOrder(req, sellerId)) ? 'real' : 'test'
}

/** The start of the current month in the user's time zone. */
export async function monthStart(req: PayloadRequest, user: Pick<StoredUser, 'id'>): Promise<Date> {
  const zone = await zoneOf(req, user)
  return startOfMonth(today(zone)).toDate(zone)
}

/** A month, such as "2026-11", in the user's time zone, as a condition for a date. */
export async function during(req: PayloadRequest, user: Pick<StoredUser, 'id'>, month: string) {
  const first = parseDate(`${month}-01`)
  const zone = await zoneOf(req, user)
  return { $gte: first.toDate(zone), $lt: first.add({ months: 1 }).toDate(zone) }
}

async function zoneOf(req: PayloadRequest, user: Pick<StoredUser, 'id'>): Promise<string> {
  return (await findWorkspace(req, user.id))?.timeZone ?? 'UTC'
}

/** The initial data of the shop's screen. */
export async function deskStart(payload: Payload, user: StoredUser): Promise<DeskStart> {
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  const own = { userId: { equals: user.id } }
  const [summary, sales, { totalDocs }] = await Promise.all([
    deskSummary(req, user),
    salesOf(req, user.id),
    // The condition names the owner.
    payload.count({ collection: 'products', where: own, req, overrideAccess: true }),
  ])
  const revenue = sales.map(({ currency, net }) => ({ currency, net }))
  return { summary, revenue, hasProducts: totalDocs > 0 }
}
