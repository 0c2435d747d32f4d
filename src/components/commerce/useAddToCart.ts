'use client'

import { useEffect } from 'react'
import type { PublicProduct } from '@/contracts/commerce/products'
import { preloadToast } from '../ui/toast/Toaster'
import { toast } from '../ui/toast/toastQueue'
import { type CartItem, otherCurrency } from '../cart/cart'
import { limitText } from './stock'
import { useCart } from '../cart/useCart'
import { visitLink } from '../cart/visitLink'

type NewLine = Omit<CartItem, 'quantity'>

/** Adds pieces to the cart and shows a toast; never more than the limit, and in one currency only. */
export function useAddToCart(): (line: NewLine, limit: number, quantity?: number) => boolean {
  const { items, add } = useCart()
  // Read on the landing page, because the URL of the next page no longer has the link's code.
  useEffect(() => void visitLink(), [])
  // The first toast then needs no request, which a slow network answers too late.
  useEffect(preloadToast, [])
  return (line, limit, quantity) => {
    const { title, detail, currency } = line
    const cartCurrency = otherCurrency(items, currency)
    const description = detail === null ? title : `${title}, ${detail}`
    const link = visitLink()
    const isAdded = add(link ? { ...line, link } : line, limit, quantity)
    if (isAdded) {
      // Counted where visits are (audience/visits/countVisits.ts).
      window.dispatchEvent(new Event('cart'))
      toast({ title: 'Added to cart', description, link: { label: 'View cart', href: '/cart' } })
    } else if (cartCurrency) {
      toast({
        title: `Your cart is in ${cartCurrency}`,
        description: `${title} is sold in ${currency}, and a cart adds up in one currency.`,
        destructive: true,
      })
    } else {
      toast({
        title: limitText(limit),
        description: 'All of them are in your cart already.',
        destructive: true,
      })
    }
    return isAdded
  }
}

/** A product as a cart line, with no option chosen yet. */
export function productLine({ id, title, price, currency, images }: PublicProduct): NewLine {
  return {
    id,
    productId: id,
    variantId: null,
    title,
    detail: null,
    price,
    currency,
    image: images[0] ?? null,
  }
}
