'use client'

import { type PublicProduct, listProducts } from '@/contracts/commerce/products'
import { useLoad } from '../api/useLoad'

/**
 * The active products. They start with what the page was rendered with, and are loaded once when it opens;
 * without any in the page there is no data yet.
 */
export function useProducts(rendered: PublicProduct[]) {
  const { data, error, isValidating, reload } = useLoad(listProducts, {
    fallbackData: rendered.length > 0 ? rendered : undefined,
    revalidateOnMount: true,
  })
  return { products: data, hasFailed: error !== undefined && !isValidating, retry: () => void reload() }
}
