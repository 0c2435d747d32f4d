'use client'

import type { ReactNode } from 'react'
import type { PlatformConnection } from '@/contracts/commerce/connections'
import {
  PRODUCT_TEXTS,
  type Product,
  createProduct,
  updateProduct,
  listMyProducts,
} from '@/contracts/commerce/products'
import { FormDialog } from '../../api/FormDialog'
import { send } from '../../api/request'
import { ProductFields, ProductSchema, productValues } from './ProductFields'

type Props = {
  /** The product to edit; absent for a new one. */
  product?: Product
  connections: PlatformConnection[]
  button: (open: () => void) => ReactNode
}

/** Adds or edits a product. */
export function ProductDialog({ product, connections, button }: Props) {
  return (
    <FormDialog
      name={`product.${product?.id ?? 'new'}`}
      title={product ? 'Edit product' : 'Add a product'}
      size="wide"
      button={button}
      schema={ProductSchema}
      initialValues={() => productValues(product)}
      submit={(body) =>
        product ? send(updateProduct, { params: { id: product.id }, body }) : send(createProduct, { body })
      }
      refresh={[listMyProducts]}
      success={({ title, isActive }) =>
        product
          ? {
              title: PRODUCT_TEXTS.updated,
              description: `${title} is ${isActive === 'true' ? 'live' : 'hidden'}.`,
            }
          : { title: PRODUCT_TEXTS.created }
      }
      failure={product ? PRODUCT_TEXTS.updateFailed : PRODUCT_TEXTS.createFailed}
      submitLabel={product ? 'Save product' : 'Add product'}
    >
      {(form) => <ProductFields form={form} currency={product?.currency} connections={connections} />}
    </FormDialog>
  )
}
