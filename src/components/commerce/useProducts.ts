'use client'

import { listProducts } from '@/contracts/commerce/products'
import type { ShopStart } from '@/contracts/commerce/shopStart'
import { useLoad } from '../api/useLoad'

/**
 * The active products: at first those rendered with the page (no data if there were none), then loaded once on mount.
 * They are complete once loaded, or if the page had all of them.
 */
export function useProducts({ products: rendered, isWhole }: ShopStart) {
  const { data, error, isValidating, reload } = useLoad(listProducts, {
    rendered: rendered.length > 0 ? rendered : undefined,
    revalidateOnMount: true,
  })
  return {
    products: data,
    areAll: isWhole || (data !== undefined && data !== rendered),
    hasFailed: error !== undefined && !isValidating,
    retry: () => void reload(),
  }
}
