import { startOfMonth, today } from '@internationalized/date'
import { type Payload, type PayloadRequest, createLocalReq } from 'payload'
import { isAdmin } from '@/access/roles'
import type { DeskStart, DeskSummary } from '@/contracts/orders/desk'
import { countToAnswer, countToShip, salesOf, soldSince } from '@/database/sales'
import { findWorkspace } from '@/database/workspaces'
import type { User as StoredUser } from '@/payload-types'

/** Totals of the user's orders, or of all orders for an admin. The month is that of the user's time zone. */
export async function deskSummary(req: PayloadRequest, user: StoredUser): Promise<DeskSummary> {
  const sellerId = isAdmin(user) ? null : user.id
  const since = await monthStart(req, user)
  const [{ totalDocs }, toShip, month, returns] = await Promise.all([
    req.payload.count({
      collection: 'orders',
      where: sellerId === null ? {} : { 'lines.sellerId': { equals: sellerId } },
      req,
      // Collection access is for admins only; the condition limits the query to the seller.
      overrideAccess: true,
    }),
    countToShip(req, sellerId),
    soldSince(req, sellerId, since),
    countToAnswer(req, sellerId),
  ])
  return { hasOrders: totalDocs > 0, toShip, month, returns }
}

/** The start of the current month in the user's time zone. */
export async function monthStart(req: PayloadRequest, user: Pick<StoredUser, 'id'>): Promise<Date> {
  const zone = (await findWorkspace(req, user.id))?.timeZone ?? 'UTC'
  return startOfMonth(today(zone)).toDate(zone)
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
