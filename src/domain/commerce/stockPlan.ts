import type { PayloadRequest } from 'payload'

/** The stock that a product update writes: one number, or one per variant in order. */
export type StockPlan = { inventoryQuantity?: number; variants?: number[] }

/** The options for an update that writes stock; other updates leave it unchanged (collections/commerce/hooks). */
export function writingStock(plan: StockPlan): { context: PayloadRequest['context'] } {
  return { context: { stockPlan: plan } }
}

/** The stock plan of the current update; empty if it has none. */
export function stockPlanOf(context: PayloadRequest['context']): StockPlan {
  return (context.stockPlan as StockPlan | undefined) ?? {}
}
