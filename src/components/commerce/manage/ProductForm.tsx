'use client'

import { useState } from 'react'
import { readMyProduct } from '@/contracts/commerce/catalogue'
import type { PlatformConnection } from '@/contracts/commerce/connections'
import { PRODUCT_TEXTS, type Product, createProduct, updateProduct } from '@/contracts/commerce/products'
import type { ProductVariants } from '@/contracts/commerce/variants'
import { type FormButton, FormDialog } from '../../api/FormDialog'
import { hasStatus } from '../../api/RequestError'
import { send } from '../../api/request'
import { ProductFields, ProductSchema, productValues } from './ProductFields'
import { productLabels } from './productLabels'
import { PRODUCT_LISTS } from './useCatalogue'
import { stockBefore, withOptions } from './variantForm'

type Props = {
  /** The product to edit; absent for a new one. */
  product?: Product | undefined
  /** Its options and variants. */
  variants?: ProductVariants | undefined
  connections: PlatformConnection[]
  /** Whether it waits for approval, or would once it is added. */
  waits: boolean
  button: FormButton
}

/** Adds or edits a product. If it was deleted in the meantime, the user can add it again with the typed values. */
export function ProductForm({ product: opened, variants, connections, waits, button }: Props) {
  const [isGone, setGone] = useState(false)
  const product = isGone ? undefined : opened
  const stored = product && storedProduct(product, variants)
  return (
    <FormDialog
      name={`product.${opened?.id ?? 'new'}`}
      title={product ? 'Edit product' : 'Add a product'}
      size="columns"
      button={button}
      schema={ProductSchema}
      initialValues={() => productValues(opened, variants)}
      editing={
        stored && {
          record: stored,
          kind: 'product',
          title: stored.product.title,
          valuesOf: (record) => productValues(record.product, record.variants),
          load: () => loadProduct(stored.product.id),
          labels: productLabels(opened?.currency, connections),
        }
      }
      submit={async ({ files, ...typed }, base) => {
        const fileIds = files.map(({ id }) => id)
        if (!product) return send(createProduct, { body: { ...withOptions(typed, variants), fileIds } })
        const body = { ...withOptions(typed, base.variants), fileIds, updatedAt: base.version }
        try {
          const inventoryWas = stockBefore(base.product, base.variants)
          return await send(updateProduct, { params: { id: product.id }, body: { ...body, inventoryWas } })
        } catch (error) {
          setGone(hasStatus(error, 404))
          throw error
        }
      }}
      refresh={PRODUCT_LISTS}
      success={({ title, isActive }) =>
        product
          ? {
              title: PRODUCT_TEXTS.updated,
              description: `${title} is ${isActive === 'true' && !waits ? 'live' : 'hidden'}.`,
            }
          : { title: PRODUCT_TEXTS.created }
      }
      failure={product ? PRODUCT_TEXTS.updateFailed : PRODUCT_TEXTS.createFailed}
      submitLabel={product ? 'Save product' : isGone ? 'Add it again' : 'Add product'}
      alternative={(form) =>
        form.values.isActive === 'true'
          ? { label: 'Save as draft', change: () => form.setValue('isActive', 'false') }
          : { label: 'Publish', change: () => form.setValue('isActive', 'true') }
      }
    >
      {(form) => (
        <>
          {isGone && (
            <p className="callout callout-red" role="alert">
              This product was deleted meanwhile, so it is no longer in your list. What you typed is still
              here.
            </p>
          )}
          <ProductFields form={form} currency={opened?.currency} connections={connections} waits={waits} />
        </>
      )}
    </FormDialog>
  )
}

/** A product with its variants, as the form edits them. */
function storedProduct(product: Product, variants: ProductVariants | undefined) {
  return { product, variants, version: product.updatedAt, updatedAt: product.updatedAt }
}

async function loadProduct(id: string) {
  const { product, variants } = await send(readMyProduct, { params: { id } })
  return storedProduct(product, variants)
}
