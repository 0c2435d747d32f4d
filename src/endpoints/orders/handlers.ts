import { checkoutCalls } from './checkoutHandlers'
import { deskCalls } from './desk/deskHandlers'
import { orderPageCalls } from './orderHandlers'
import { payTestOrder } from './testPaymentHandlers'
import { checkReceipt } from './receiptHandlers'
import { returnCalls } from './returns/returnHandlers'

/** The calls for buying and for managing orders. */
export const orderCalls = [
  ...checkoutCalls,
  ...orderPageCalls,
  ...deskCalls,
  ...returnCalls,
  checkReceipt,
  payTestOrder,
]
