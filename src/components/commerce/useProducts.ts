'use client'

import { type PublicProduct, listProducts } from '@/contracts/commerce/products'
import { useLoad } from '../api/useLoad'

/**
 * The active products. They start from what the page was rendered with, and are asked for once when it opens;
 * a page rendered without any has no data yet.
 */
export function useProducts(rendered: PublicProduct[]) {
  const { data, error, isValidating, reload } = useLoad(listProducts, {
    fallbackData: rendered.length > 0 ? rendered : undefined,
    revalidateOnMount: true,
  })
  return { products: data, hasFailed: error !== undefined && !isValidating, retry: () => void reload() }
}
