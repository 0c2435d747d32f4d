import { checkoutCalls } from './checkoutHandlers'
import { deskCalls } from './desk/deskHandlers'
import { orderPageCalls } from './orderHandlers'
import { stripeWebhook } from './payments/stripeWebhook'
import { payTestOrder } from './payments/testHandlers'

/** The calls of buying. */
export const orderCalls = [...checkoutCalls, ...orderPageCalls, ...deskCalls, payTestOrder, stripeWebhook]
