'use client'

import type { PublicProduct } from '@/contracts/commerce/products'
import { toast } from '../ui/toast/toastQueue'
import { type CartItem, otherCurrency } from './cart'
import { limitText } from './stock'
import { useCart } from './useCart'

/** Adds one piece of a product to the cart and shows a toast; never more than the stock, and in one currency only. */
export function useAddToCart(samples: CartItem[]): (product: PublicProduct) => void {
  const { items, add } = useCart(samples)
  return ({ id, title, price, currency, images, inventoryQuantity }) => {
    const cartCurrency = otherCurrency(items, currency)
    const line = { id, productId: id, title, detail: null, price, currency, image: images[0] ?? null }
    if (add(line, inventoryQuantity)) {
      toast({ title: 'Added to cart', description: title, link: { label: 'View cart', href: '/cart' } })
    } else if (cartCurrency) {
      toast({
        title: `Your cart is in ${cartCurrency}`,
        description: `${title} is sold in ${currency}, and a cart adds up in one currency.`,
        destructive: true,
      })
    } else {
      toast({
        title: limitText(inventoryQuantity),
        description: 'All of them are in your cart already.',
        destructive: true,
      })
    }
  }
}
