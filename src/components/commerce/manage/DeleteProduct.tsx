'use client'

import type { ProductRow } from '@/contracts/commerce/catalogue'
import { PRODUCT_TEXTS, deleteProduct } from '@/contracts/commerce/products'
import { DeleteButton } from '../../api/DeleteButton'
import { send } from '../../api/request'
import { PRODUCT_LISTS } from './useCatalogue'

/** Deletes a product after confirmation. */
export function DeleteProduct({ product }: { product: ProductRow }) {
  return (
    <DeleteButton
      kind="product"
      name={product.title}
      send={() => send(deleteProduct, { params: { id: product.id } })}
      failure={PRODUCT_TEXTS.deleteFailed}
      refresh={PRODUCT_LISTS}
    >
      It leaves the shop at once. Switch it off instead to keep its data.
    </DeleteButton>
  )
}
