import type { PayloadRequest, TaskConfig } from 'payload'
import { UNPAID_BUYER_DAYS } from '@/contracts/orders/limits'
import { driverCollection } from '@/database/driverCollection'
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
  const before = new Date(now.getTime() - UNPAID_BUYER_DAYS * DAY_MS)
  // The condition of an index of those who are not erased yet (domain/orders/salesSummaries.ts).
  const waiting = { status: 'cancelled', email: { $type: 'string' }, cancelledAt: { $lt: before } } as const
  const rows = await driverCollection(req, 'orders')
    .find(waiting, { projection: { _id: 1 } })
    .sort({ cancelledAt: 1 })
    .limit(AT_ONCE)
    .toArray()
  return forEachRow(req, rows, 'A buyer could not be erased', (own, { _id }) =>
    eraseBuyer(own, String(_id), { by: 'site', where: { status: 'cancelled' } }),
  )
}
