import { checkoutCalls } from './checkoutHandlers'
import { orderPageCalls } from './orderHandlers'
import { stripeWebhook } from './payments/stripeWebhook'
import { payTestOrder } from './payments/testHandlers'

/** The calls of buying. */
export const orderCalls = [...checkoutCalls, ...orderPageCalls, payTestOrder, stripeWebhook]
