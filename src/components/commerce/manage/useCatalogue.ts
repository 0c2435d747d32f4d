'use client'

import { listWaitingProducts } from '@/contracts/commerce/catalogue'
import { listPlatformConnections } from '@/contracts/commerce/connections'
import { listMyProducts } from '@/contracts/commerce/products'
import { together, useLoad } from '../../api/useLoad'

/** The user's own connections and products, and what waits for a nod; for an admin everybody's. */
export function useCatalogue() {
  const connections = useLoad(listPlatformConnections)
  const products = useLoad(listMyProducts)
  const waiting = useLoad(listWaitingProducts)
  return {
    connections: connections.data ?? [],
    products: products.data ?? [],
    waiting: waiting.data?.products ?? [],
    nextWaits: waiting.data?.nextWaits ?? false,
    ...together(connections, products, waiting),
  }
}
