'use client'

import { useRef, useState } from 'react'
import { type ProductPage, readProduct } from '@/contracts/commerce/productPage'
import type { PublicProduct } from '@/contracts/commerce/products'
import type { ShopStart } from '@/contracts/commerce/shopStart'
import { failureText } from '../../api/RequestError'
import { send } from '../../api/request'
import { toast } from '../../ui/toast/toastQueue'
import { productLine, useAddToCart } from '../useAddToCart'

/** The product whose options are being chosen; `page` is null while it is loading. */
export type Choosing = { product: PublicProduct; page: ProductPage | null }

/**
 * Adds a product of the shop to the cart: at once if it is known to have no options, else after asking for them. The
 * page knows the options of its first products only; those of the others are loaded.
 */
export function useQuickAdd({ slugs, optionNames }: ShopStart) {
  const add = useAddToCart()
  const [choosing, setChoosing] = useState<Choosing | null>(null)
  const wanted = useRef<PublicProduct | null>(null)

  function show(next: Choosing | null): void {
    wanted.current = next?.product ?? null
    setChoosing(next)
  }

  async function ask(product: PublicProduct): Promise<void> {
    show({ product, page: null })
    try {
      const page = await send(readProduct, { params: { slug: product.id } })
      if (wanted.current !== product) return
      if (page.options.length > 0) return show({ product, page })
      show(null)
      add(productLine(product), page.inventoryQuantity)
    } catch (error) {
      if (wanted.current !== product) return
      show(null)
      toast({ title: 'Error', description: failureText(error), destructive: true })
    }
  }

  function addToCart(product: PublicProduct): void {
    const isSimple = product.id in slugs && !optionNames[product.id]
    if (isSimple) add(productLine(product), product.inventoryQuantity)
    else void ask(product)
  }

  return { choosing, addToCart, endChoosing: () => show(null) }
}
