'use client'

import {
  PRODUCT_TEXTS,
  type Product,
  type ProductInput,
  createProduct,
  updateProduct,
  listMyProducts,
} from '@/contracts/commerce/products'
import { type PlatformConnection } from '@/contracts/commerce/connections'
import { useSend } from '../../api/useSend'
import { Dialog } from '../../ui/Dialog'
import { ProductForm } from './ProductForm'

type Props = {
  /** The product to edit; absent for a new one. */
  product?: Product
  connections: PlatformConnection[]
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Adds or edits a product. */
export function ProductDialog({ product, connections, isOpen, onOpenChange }: Props) {
  const create = useSend(createProduct, {
    refresh: [listMyProducts],
    success: { title: PRODUCT_TEXTS.created },
    failure: PRODUCT_TEXTS.createFailed,
  })
  const update = useSend(updateProduct, {
    refresh: [listMyProducts],
    success: ({ title, isActive }) => ({
      title: PRODUCT_TEXTS.updated,
      description: isActive === 'true' ? `${title} is live.` : `${title} is hidden.`,
    }),
    failure: PRODUCT_TEXTS.updateFailed,
  })
  return (
    <Dialog
      title={product ? 'Edit product' : 'Add a product'}
      size="wide"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isPending={create.isPending || update.isPending}
    >
      {({ close }) => (
        <ProductForm
          product={product}
          connections={connections}
          onCancel={close}
          onSubmit={async (body: ProductInput) => {
            const isSaved = product
              ? await update.run({ params: { id: product.id }, body })
              : await create.run({ body })
            if (isSaved) close()
          }}
        />
      )}
    </Dialog>
  )
}
