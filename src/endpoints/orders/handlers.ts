import { readBooks } from '../books/bookHandlers'
import { checkoutCalls } from './checkoutHandlers'
import { deskCalls } from './desk/deskHandlers'
import { lineCalls } from '../waiting-list/lineHandlers'
import { orderPageCalls } from './orderHandlers'
import { stripeWebhook } from '../payments/stripeWebhook'
import { linkCalls } from '../links/linkHandlers'
import { payTestOrder } from './testPaymentHandlers'
import { checkReceipt } from './receiptHandlers'
import { returnCalls } from './returns/returnHandlers'

/** The calls for buying and for managing orders. */
export const orderCalls = [
  ...checkoutCalls,
  ...lineCalls,
  ...orderPageCalls,
  ...deskCalls,
  ...returnCalls,
  ...linkCalls,
  checkReceipt,
  readBooks,
  payTestOrder,
  stripeWebhook,
]
