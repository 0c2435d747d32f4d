'use client'

import { listProductRows, listWaitingProducts } from '@/contracts/commerce/catalogue'
import { listPlatformConnections } from '@/contracts/commerce/connections'
import { together, useLoad } from '../../api/useLoad'

/** Reloaded after a product changes. */
export const PRODUCT_LISTS = [listProductRows, listWaitingProducts]

/** The user's connections, products as rows, and products waiting for approval (for an admin, all users'). */
export function useCatalogue() {
  const connections = useLoad(listPlatformConnections)
  const products = useLoad(listProductRows)
  const waiting = useLoad(listWaitingProducts)
  return {
    connections: connections.data ?? [],
    products: products.data ?? [],
    waiting: waiting.data?.products ?? [],
    nextWaits: waiting.data?.nextWaits ?? false,
    ...together(connections, products, waiting),
  }
}
