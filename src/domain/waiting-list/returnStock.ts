import type { PayloadRequest } from 'payload'
import { type StockPieces, putBack } from '../commerce/stock'
import { handOver } from './offerPieces'

/**
 * Puts pieces back into stock within the transaction that frees them, and reserves them for buyers in line. Returns
 * false and changes nothing when the product or the variant is gone.
 */
export async function returnStock(req: PayloadRequest, pieces: StockPieces): Promise<boolean> {
  const isBack = await putBack(req, pieces)
  if (isBack) await handOver(req, pieces)
  return isBack
}
