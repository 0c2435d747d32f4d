'use client'

import { listProducts } from '@/contracts/commerce/products'
import type { ShopStart } from '@/contracts/commerce/shopStart'
import { useLoad } from '../api/useLoad'

/**
 * The active products. They start with what the page was rendered with, and are loaded once when it opens; without
 * any in the page there is no data yet. They are complete once loaded, or when the page had all of them.
 */
export function useProducts({ products: rendered, isWhole }: ShopStart) {
  const { data, error, isValidating, reload } = useLoad(listProducts, {
    fallbackData: rendered.length > 0 ? rendered : undefined,
    revalidateOnMount: true,
  })
  return {
    products: data,
    areAll: isWhole || (data !== undefined && data !== rendered),
    hasFailed: error !== undefined && !isValidating,
    retry: () => void reload(),
  }
}
