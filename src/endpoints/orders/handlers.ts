import { checkoutCalls } from './checkoutHandlers'
import { deskCalls } from './desk/deskHandlers'
import { orderPageCalls } from './orderHandlers'
import { payTestOrder } from './testPaymentHandlers'
import { checkReceipt } from './receiptHandlers'
import { returnCalls } from './returns/returnHandlers'
import { sellerCodeCalls } from '../discounts/sellerCodeHandlers'
import { sellerCalls } from './sellers/sellerHandlers'

/** The calls for buying and for managing orders. */
export const orderCalls = [
  ...checkoutCalls,
  ...orderPageCalls,
  ...deskCalls,
  ...returnCalls,
  ...sellerCalls,
  ...sellerCodeCalls,
  checkReceipt,
  payTestOrder,
]
