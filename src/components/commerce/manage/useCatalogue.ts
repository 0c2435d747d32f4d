'use client'

import { listPlatformConnections } from '@/contracts/commerce/connections'
import { listMyProducts } from '@/contracts/commerce/products'
import { together, useLoad } from '../../api/useLoad'

/** The user's own connections and products. */
export function useCatalogue() {
  const connections = useLoad(listPlatformConnections)
  const products = useLoad(listMyProducts)
  return {
    connections: connections.data ?? [],
    products: products.data ?? [],
    ...together(connections, products),
  }
}
