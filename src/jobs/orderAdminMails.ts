import type { PayloadRequest } from 'payload'
import { formatCents } from '@/contracts/core/money'
import { idOf } from '@/database/ids'
import { orderHref } from '@/domain/orders/notifySellers'
import { readOrder } from '@/domain/orders/orderStore'
import { adminsWithMail } from '@/endpoints/account/waitingUsers'
import { environment } from '@/environment'
import { orderProblemMail } from '@/mail/orderProblemMail'
import type { Order as StoredOrder, Refund as StoredRefund } from '@/payload-types'
import type { Compose } from './compose'

type AdminMail = 'order-confirmed' | 'order-problem' | 'order-return-waits' | 'refund-failed'

const PROBLEMS = {
  sold_out: 'It was paid when its pieces were gone. All of it goes back to the buyer.',
  disputed: 'The buyer disputes the payment with their bank. Answer it at the payment provider.',
  amount_differs: 'Another amount was paid than it comes to. Nothing is shipped until you settle it.',
  refund_failed: 'A refund failed after its pieces went on sale. Nothing is shipped until you settle it.',
}

/** The mails about orders that tell admins what needs them. */
export const orderAdminMails: Record<AdminMail, Compose> = {
  'order-confirmed': async (req, id, siteName) => {
    const order = await readOrder(req, id)
    if (!order) return null
    const by = order.history?.findLast(({ what }) => what === 'paid')?.by ?? ''
    const total = formatCents(order.total, order.currency ?? undefined)
    const problem = `${by} says that its payment of ${total} has come. Check that it has.`
    return toAdmins(req, siteName, order, { problem, path: orderHref(id) })
  },
  'order-problem': async (req, id, siteName) => {
    const order = await readOrder(req, id)
    // No mail if the problem was settled meanwhile.
    if (!order?.problem) return null
    return toAdmins(req, siteName, order, { problem: PROBLEMS[order.problem] })
  },
  'order-return-waits': async (req, id, siteName) => {
    const order = await readOrder(req, id)
    if (!order?.returns?.some(({ state }) => state === 'requested')) return null
    const problem = 'A buyer wants to send pieces back. You decide in the dashboard.'
    return toAdmins(req, siteName, order, { problem, path: orderHref(id) })
  },
  'refund-failed': async (req, id, siteName) => {
    const refund = await refundOf(req, id)
    const order = refund && (await readOrder(req, idOf(refund.orderId)))
    if (!order || !refund) return null
    const amount = formatCents(refund.amount, order.currency ?? undefined)
    const problem = `A refund of ${amount} was refused: ${refund.failure ?? 'no reason given'}`
    return toAdmins(req, siteName, order, { problem })
  },
}

/** By default with the order in the console. */
async function toAdmins(
  req: PayloadRequest,
  siteName: string,
  { id, number }: StoredOrder,
  { problem, path = `/admin/collections/orders/${id}` }: { problem: string; path?: string },
) {
  const to = (await adminsWithMail(req)).flatMap(({ email }) => email ?? [])
  return { to, mail: orderProblemMail({ siteName, number, problem, link: `${environment.siteUrl}${path}` }) }
}

/** A refund as stored; null for none. */
export function refundOf(req: PayloadRequest, id: string): Promise<StoredRefund | null> {
  return req.payload.findByID({ collection: 'refunds', id, depth: 0, disableErrors: true, req })
}
