'use client'

import { listWaitingProducts } from '@/contracts/commerce/catalogue'
import { listPlatformConnections } from '@/contracts/commerce/connections'
import { listMyProducts } from '@/contracts/commerce/products'
import { listMyVariants } from '@/contracts/commerce/variants'
import { together, useLoad } from '../../api/useLoad'

/** The user's connections, products with variants, and products waiting for approval (for an admin, all users'). */
export function useCatalogue() {
  const connections = useLoad(listPlatformConnections)
  const products = useLoad(listMyProducts)
  const variants = useLoad(listMyVariants)
  const waiting = useLoad(listWaitingProducts)
  return {
    connections: connections.data ?? [],
    products: products.data ?? [],
    variants: new Map((variants.data ?? []).map((each) => [each.id, each])),
    waiting: waiting.data?.products ?? [],
    nextWaits: waiting.data?.nextWaits ?? false,
    ...together(connections, products, variants, waiting),
  }
}
