'use client'

import type { Product } from '@/contracts/commerce/products'
import { lazyDialog } from '../api/lazyDialog'

const LinkForm = lazyDialog(async () => (await import('./LinkForm')).LinkForm)

/** The button of a new short link. */
export function LinkDialog({ products }: { products: readonly Product[] }) {
  return <LinkForm products={products} button={{ icon: 'plus', label: 'New link' }} />
}
