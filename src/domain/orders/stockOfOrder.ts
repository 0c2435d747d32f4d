import type { PayloadRequest } from 'payload'
import { inTurn, isTurnTaken } from '@/database/transaction'
import { returnStock } from '@/domain/waiting-list/returnStock'
import { putBack, stockTurn, takeStock } from '@/domain/commerce/stock'
import type { Order as StoredOrder } from '@/payload-types'

/**
 * Queues work that takes pieces of these products behind other such work in this process, so that a crowd for one
 * product queues instead of colliding. The queues are entered in sorted order, which prevents deadlocks.
 */
export function inStockTurns<T>(productIds: Iterable<string>, work: () => Promise<T>): Promise<T> {
  const sorted = [...new Set(productIds)].sort()
  return sorted.reduceRight<() => Promise<T>>((inner, id) => () => inTurn(stockTurn(id), inner), work)()
}

/** Whether work in this process is taking pieces of one of these products. */
export function isStockQueue(productIds: readonly string[]): boolean {
  return productIds.some((id) => isTurnTaken(stockTurn(id)))
}

/** Takes an order's pieces again; all of them or none. Call it within a transaction. */
export async function takePieces(req: PayloadRequest, order: Pick<StoredOrder, 'lines'>): Promise<boolean> {
  const taken: NonNullable<StoredOrder['lines']> = []
  for (const line of order.lines ?? []) {
    if (await takeStock(req, line)) taken.push(line)
    else {
      for (const each of taken) await putBack(req, each)
      return false
    }
  }
  return true
}

/**
 * Puts back what an order still holds, where its products are still there: pieces that no refund put back before. Call
 * it within a transaction.
 */
export async function returnPieces(req: PayloadRequest, order: Pick<StoredOrder, 'lines'>): Promise<void> {
  for (const line of order.lines ?? []) {
    const quantity = line.quantity - line.restockedQuantity
    if (quantity > 0) await returnStock(req, { ...line, quantity })
  }
}
