'use client'

import type { ProductRow } from '@/contracts/commerce/catalogue'
import { lazyDialog } from '../api/lazyDialog'

const LinkForm = lazyDialog(async () => (await import('./LinkForm')).LinkForm)

/** The button of a new short link. */
export function LinkDialog({ products }: { products: readonly ProductRow[] }) {
  return <LinkForm products={products} button={{ icon: 'plus', label: 'New link' }} />
}
