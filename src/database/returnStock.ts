import type { PayloadRequest } from 'payload'
import { type StockPieces, putBack } from './stock'
import { handOver } from './waitingLine'

/**
 * Puts pieces back into stock, within the transaction of what frees them; those that somebody waits for are kept for
 * them in the same transaction. False, and nothing changes, where the product or the variant is not there any more.
 */
export async function returnStock(req: PayloadRequest, pieces: StockPieces): Promise<boolean> {
  const isBack = await putBack(req, pieces)
  if (isBack) await handOver(req, pieces)
  return isBack
}
