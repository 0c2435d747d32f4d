import { dayInZone } from '@/contracts/orders/availability'
import * as contract from '@/contracts/orders/receipt'
import { environment } from '@/environment'
import { handle } from '../core/handle'
import { orderOfReceipt } from './receiptCode'
import { readSelling } from '@/domain/orders/selling'

/** POST /api/verify: reveals on which day an order was paid, whether it was refunded or a test, and nothing else. */
export const checkReceipt = handle(contract.checkReceipt, async ({ body: { code }, req }) => {
  const [order, { merchantName, supportEmail }] = await Promise.all([
    orderOfReceipt(req, code),
    readSelling(req),
  ])
  return {
    isGenuine: order !== null,
    merchantName,
    supportEmail,
    paidOn: order?.paidAt ? dayInZone(new Date(order.paidAt), environment.timeZone) : null,
    isRefunded: order?.status === 'refunded',
    isTest: order?.isTest === true,
  }
})
