'use client'

import { useRouter } from 'next/navigation'
import * as v from 'valibot'
import { type ProductRow, readMyProduct } from '@/contracts/commerce/catalogue'
import { PRODUCT_TEXTS, type Product, ProductInput, createProduct } from '@/contracts/commerce/products'
import { cutText } from '@/contracts/core/cutText'
import type { ProductVariants } from '@/contracts/commerce/variants'
import { useSend } from '../../api/useSend'
import { IconButton } from '../../ui/IconButton'
import { Menu } from '../../ui/Menu'
import { PRODUCT_LISTS } from './useCatalogue'
import { withOptions } from './variantForm'

const TITLE_MAX = 200
const SUFFIX = ' (copy)'

type Props = { product: ProductRow; isPublic: boolean }

/** The less frequent actions of a product: duplicate it, and view it in the shop while it is public. */
export function ProductMenu({ product, isPublic }: Props) {
  const router = useRouter()
  const read = useSend(readMyProduct, { failure: PRODUCT_TEXTS.createFailed })
  const copy = useSend(createProduct, {
    refresh: PRODUCT_LISTS,
    success: ({ title }) => ({
      title: PRODUCT_TEXTS.created,
      description: `${title} stays out of the shop until you switch it on.`,
    }),
    failure: PRODUCT_TEXTS.createFailed,
  })
  const isPending = read.isPending || copy.isPending
  async function duplicate(): Promise<void> {
    const stored = await read.run({ params: { id: product.id } })
    if (stored) await copy.run({ body: copyOf(stored.product, stored.variants) })
  }
  return (
    <Menu
      label={`More for ${product.title}`}
      trigger={
        <IconButton
          icon="more"
          label={isPending ? 'Copying...' : `More for ${product.title}`}
          aria-busy={isPending}
        />
      }
      items={[
        {
          id: 'copy',
          label: 'Duplicate',
          icon: 'plus',
          isDisabled: isPending,
          onAction: () => void duplicate(),
        },
        {
          id: 'shop',
          label: isPublic ? 'View in shop' : 'Not in the shop',
          icon: 'store',
          isDisabled: !isPublic,
          onAction: () => router.push(`/shop?q=${encodeURIComponent(product.title)}`),
        },
      ]}
    />
  )
}

/** Copies everything except the identifiers of this product: the store's id, SKUs and barcode. */
function copyOf(product: Product, stored: ProductVariants) {
  const copy = v.parse(ProductInput, {
    ...product,
    options: stored.options,
    fileIds: stored.files.map(({ id }) => id),
    variants: stored.variants.map((variant) => ({ ...variant, id: null, sku: null })),
    title: cutText(product.title, TITLE_MAX - SUFFIX.length) + SUFFIX,
    externalId: null,
    sku: null,
    barcode: null,
    isActive: 'false',
    isFeatured: 'false',
  })
  return withOptions(copy, stored)
}
