'use client'

import useSWR from 'swr'
import type { PublicProduct } from '@/contracts/commerce/products'

/** GET /api/products, as the key that the loader joins. */
export const PRODUCTS_KEY = ['/api', 'products'] as const

/**
 * The active products. They start from what the page was rendered with, and are asked for once when it opens;
 * a page rendered without any has no data yet.
 */
export function useProducts(rendered: PublicProduct[]) {
  const { data, error, isValidating, mutate } = useSWR<PublicProduct[], unknown>(PRODUCTS_KEY, {
    fallbackData: rendered.length > 0 ? rendered : undefined,
    revalidateOnMount: true,
  })
  return {
    products: data,
    hasFailed: error !== undefined && !isValidating,
    retry: () => void mutate(),
  }
}
