import type { PayloadRequest } from 'payload'
import { ORDER_TEXTS } from '@/contracts/orders/texts'
import { CallError } from '@/database/errors'

/** Returns what a payment provider answers about an order or payment. Throws 502 if the request fails, and logs why. */
export async function answered<T>(req: PayloadRequest, about: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    req.payload.logger.error({
      err: error,
      msg: `The payment provider did not answer as expected about ${about}`,
    })
    throw new CallError(502, ORDER_TEXTS.providerAway)
  }
}
