import type { CollectionAfterChangeHook } from 'payload'
import { countSale } from '@/domain/orders/salesSummaries'
import type { Order } from '@/payload-types'

/** Counts an order that is created as paid, as the demo's are; every later change is counted by orderStore.ts. */
export const countNewSale: CollectionAfterChangeHook<Order> = async ({ doc, operation, req }) => {
  if (operation === 'create') await countSale(req, doc.id, { before: null, after: doc })
  return doc
}
