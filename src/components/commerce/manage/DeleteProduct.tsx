'use client'

import { listWaitingProducts } from '@/contracts/commerce/catalogue'
import { PRODUCT_TEXTS, type Product, deleteProduct, listMyProducts } from '@/contracts/commerce/products'
import { DeleteButton } from '../../api/DeleteButton'
import { send } from '../../api/request'

/** Deletes a product after confirmation. */
export function DeleteProduct({ product }: { product: Product }) {
  return (
    <DeleteButton
      kind="product"
      name={product.title}
      send={() => send(deleteProduct, { params: { id: product.id } })}
      failure={PRODUCT_TEXTS.deleteFailed}
      refresh={[listMyProducts, listWaitingProducts]}
    >
      It leaves the shop at once. Switch it off instead to keep its data.
    </DeleteButton>
  )
}
