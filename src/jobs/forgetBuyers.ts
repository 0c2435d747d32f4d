import type { PayloadRequest, TaskConfig } from 'payload'
import { UNPAID_BUYER_DAYS } from '@/contracts/orders/limits'
import { forEachRow } from '@/database/forEachRow'
import { eraseBuyer } from '@/endpoints/orders/eraseBuyer'
import { everyHour } from '@/payload/dashboardQueue'
import { DAY_MS } from '@/contracts/core/time'

const AT_ONCE = 200

/** Erases the buyers of orders that were never paid, after 30 days (docs/behaviour.md, 12.8). */
export const forgetBuyers: TaskConfig<'forgetBuyers'> = {
  slug: 'forgetBuyers',
  label: 'Erase the buyers of orders that were never paid',
  schedule: [everyHour],
  handler: async ({ req }) => {
    await runForgetBuyers(req)
    return { output: {} }
  },
}

/** Returns how many buyers it erased. */
export async function runForgetBuyers(req: PayloadRequest, now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - UNPAID_BUYER_DAYS * DAY_MS).toISOString()
  const { docs } = await req.payload.find({
    collection: 'orders',
    where: {
      and: [
        { status: { equals: 'cancelled' } },
        { cancelledAt: { less_than: before } },
        { email: { not_equals: null } },
      ],
    },
    sort: 'createdAt',
    limit: AT_ONCE,
    pagination: false,
    depth: 0,
    select: { number: true },
    req,
  })
  return forEachRow(req, docs, 'A buyer could not be erased', (own, { id }) =>
    eraseBuyer(own, id, { by: 'site', where: { status: 'cancelled' } }),
  )
}
