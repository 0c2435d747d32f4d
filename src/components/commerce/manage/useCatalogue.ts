'use client'

import useSWR from 'swr'
import { callUrl } from '@/contracts/core/call'
import { type Product, listMyProducts } from '@/contracts/commerce/products'
import { type PlatformConnection, listPlatformConnections } from '@/contracts/commerce/connections'

export const CONNECTIONS_KEY = callUrl(listPlatformConnections)
export const MY_PRODUCTS_KEY = callUrl(listMyProducts)

/** One's own connections and products. */
export function useCatalogue() {
  const connections = useSWR<PlatformConnection[], unknown>(CONNECTIONS_KEY)
  const products = useSWR<Product[], unknown>(MY_PRODUCTS_KEY)
  const error = connections.error ?? products.error
  return {
    connections: connections.data ?? [],
    products: products.data ?? [],
    isLoading: !error && (connections.data === undefined || products.data === undefined),
    error,
    reload: () => Promise.all([connections.mutate(), products.mutate()]),
  }
}
