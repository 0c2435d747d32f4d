import type { PayloadRequest } from 'payload'
import type { Books, StockFault } from '@/contracts/books'
import { piecesOfStock } from './piecesOfStock'

/**
 * For each piece: how many are in stock, in orders, kept for people in line, and were ever received. Call it within a
 * transaction, so that everything is read from one snapshot.
 */
export async function stockBooks(req: PayloadRequest): Promise<Books['stock']> {
  const all = await piecesOfStock(req)
  const rows = all.flatMap(
    ({ product: { _id, slug = null, title }, detail, inStock, inOrders, kept, stocked }) =>
      stocked === null
        ? []
        : [{ productId: String(_id), slug, title, detail, inStock, inOrders, kept, stocked }],
  )
  const sum = (name: 'inStock' | 'inOrders' | 'kept' | 'stocked') =>
    rows.reduce((total, row) => total + row[name], 0)
  return {
    compared: rows.length,
    uncounted: all.length - rows.length,
    inStock: sum('inStock'),
    inOrders: sum('inOrders'),
    kept: sum('kept'),
    stocked: sum('stocked'),
    faults: rows.filter(isWrong),
  }
}

function isWrong({ inStock, inOrders, kept, stocked }: StockFault): boolean {
  return inStock < 0 || inStock + inOrders + kept !== stocked
}
