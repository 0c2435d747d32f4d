import type * as v from 'valibot'
import { type PlaceOrder, type PlacedOrder, placeOrder } from '@/contracts/orders/checkout'
import { ORDER_TEXTS } from '@/contracts/orders/texts'
import { RequestError } from '../../api/RequestError'
import { send } from '../../api/request'
import { currentCheckout, keepCheckout, startCheckout } from '../../cart/checkoutStore'

type Body = Omit<v.InferInput<typeof PlaceOrder>, 'attempt'>

/**
 * Places an order under the attempt that is stored with the cart, so that a second click or a reload finds the first
 * order. Other contents, or a cancelled first order, make a new attempt. Remembers the order with what it took from the
 * cart, and who placed it, until it is settled. Throws like `send`.
 */
export async function placeOrderOnce(body: Body, userId: string | null): Promise<PlacedOrder> {
  const placed = await tryWith(currentCheckout().attempt, body)
  const final =
    placed && placed.status !== 'cancelled' ? placed : await send(placeOrder, { body: renewed(body) })
  const { number, orderUrl } = final
  const lines = body.lines.map(({ productId, variantId, quantity }) => ({
    productId,
    variantId: variantId ?? null,
    quantity,
  }))
  keepCheckout({ ...currentCheckout(), number, orderUrl, lines, userId })
  return final
}

/** null if the attempt was for other contents. */
async function tryWith(attempt: string, body: Body): Promise<PlacedOrder | null> {
  try {
    return await send(placeOrder, { body: { ...body, attempt } })
  } catch (error) {
    const isOther = error instanceof RequestError && error.serverMessage === ORDER_TEXTS.otherContents
    if (isOther) return null
    throw error
  }
}

function renewed(body: Body) {
  return { ...body, attempt: startCheckout().attempt }
}
