'use client'

import type { Product } from '@/contracts/commerce/products'
import { dialogLater } from '../../api/dialogLater'

const LinkForm = dialogLater(async () => (await import('./LinkForm')).LinkForm)

/** The button of a new short link. */
export function LinkDialog({ products }: { products: readonly Product[] }) {
  return <LinkForm products={products} button={{ icon: 'plus', label: 'New link' }} />
}
