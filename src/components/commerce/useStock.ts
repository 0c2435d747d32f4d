'use client'

import { listProducts } from '@/contracts/commerce/products'
import type { Stock, StockStart } from '@/contracts/commerce/shopStart'
import { useLoad } from '../api/useLoad'
import type { CartItem } from '../cart/cart'

/** Stock and price for the cart's lines: as rendered with the page, or of all products if a line is missing. */
export function useStock({ stock, isWhole }: StockStart, items: CartItem[]): Stock[] {
  const known = new Set(stock.map(({ id }) => id))
  const isMissing = !isWhole && items.some(({ productId }) => !known.has(productId))
  const { data } = useLoad(listProducts, { isOn: isMissing })
  if (!data) return stock
  const start = new Map(stock.map((product) => [product.id, product]))
  return data.map((product) => ({ ...start.get(product.id), ...product }))
}
