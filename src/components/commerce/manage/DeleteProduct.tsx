'use client'

import { PRODUCT_TEXTS, type Product, deleteProduct, listMyProducts } from '@/contracts/commerce/products'
import { SendAfterQuestion } from '../../api/SendAfterQuestion'
import { send } from '../../api/request'
import { IconButton } from '../../ui/IconButton'

/** Deletes a product, after a question. */
export function DeleteProduct({ product }: { product: Product }) {
  return (
    <SendAfterQuestion
      button={(ask) => <IconButton icon="trash" label={`Delete ${product.title}`} onPress={ask} />}
      title={`Delete ${product.title}?`}
      confirmLabel="Delete product"
      cancelLabel="Keep it"
      send={() => send(deleteProduct, { params: { id: product.id } })}
      refresh={[listMyProducts]}
      success={{ title: PRODUCT_TEXTS.deleted }}
      failure={PRODUCT_TEXTS.deleteFailed}
    >
      It leaves the shop at once. Switch it off instead to keep its data.
    </SendAfterQuestion>
  )
}
