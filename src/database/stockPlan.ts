import type { PayloadRequest } from 'payload'

/** The stock that an update of a product is to write: the number, or one for each variant in their order. */
export type StockPlan = { inventoryQuantity?: number; variants?: number[] }

/** The options for an update that writes stock; every other one leaves it as it is (collections/commerce/hooks). */
export function writingStock(plan: StockPlan): { context: PayloadRequest['context'] } {
  return { context: { stockPlan: plan } }
}

/** What the update at hand is to write of the stock; nothing where it did not say. */
export function stockPlanOf(context: PayloadRequest['context']): StockPlan {
  return (context.stockPlan as StockPlan | undefined) ?? {}
}
