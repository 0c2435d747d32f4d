import { readBooks as contract } from '@/contracts/books'
import { inTransaction } from '@/database/transaction'
import { handle } from '../core/handle'
import { paymentBooks } from './paymentBooks'
import { refundBooks } from './refundBooks'
import { stockBooks } from './stockBooks'

/** GET /api/sales/books: stock and refunds from one snapshot; providers are queried outside it. Writes nothing. */
export const readBooks = handle(contract, async ({ req }) => {
  const readAt = new Date().toISOString()
  const providers = await paymentBooks(req)
  const own = await inTransaction(req, async () => ({
    stock: await stockBooks(req),
    refunds: await refundBooks(req),
  }))
  return { readAt, ...own, providers }
})
