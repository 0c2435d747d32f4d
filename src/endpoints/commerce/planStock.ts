import type { ProductPatch } from '@/contracts/commerce/products'
import { type ProductVariantInput, VARIANT_TEXTS } from '@/contracts/commerce/variants'
import { badField, conflict } from '@/database/errors'
import type { StockPlan } from '@/domain/commerce/stockPlan'
import type { Product as StoredProduct } from '@/payload-types'

type Stored = Pick<StoredProduct, 'inventoryQuantity' | 'variants'>
type StoredVariant = NonNullable<StoredProduct['variants']>[number]
type Body = Pick<ProductPatch, 'inventoryQuantity' | 'inventoryWas' | 'variants'>

/** Variants in stored form; existing ones keep their ids. */
export function variantRows(inputs: readonly ProductVariantInput[], stored: Stored | null): StoredVariant[] {
  const before = [...(stored?.variants ?? [])]
  const take = (fits: (variant: StoredVariant) => boolean) => {
    const index = before.findIndex(fits)
    return index === -1 ? undefined : before.splice(index, 1)[0]
  }
  const byId = inputs.map(({ id }) => take((variant) => variant.id === id))
  return inputs.map(({ values, sku, price, inventoryQuantity, isActive }, index) => {
    const same = byId[index] ?? take((variant) => String(variant.values) === String(values))
    const row = { values, sku, price, inventoryQuantity, isActive: isActive === 'true' }
    return same?.id ? { ...row, id: same.id } : row
  })
}

/**
 * The stock after a change, to be written in the transaction that read `stored`: the number sent, or, given the number
 * that the form was opened with, the current stock plus the difference. `rows` are the variants sent. Throws 409 when
 * sales have left too few for the difference, 400 for a single number on a product with variants.
 */
export function planStock(
  stored: Stored,
  { inventoryQuantity, inventoryWas }: Body,
  rows: readonly StoredVariant[] | undefined,
): StockPlan {
  const was = inventoryWas ?? null
  if (rows && rows.length > 0) {
    return {
      variants: rows.map(({ id, inventoryQuantity: wanted }, index) => {
        const now = stored.variants?.find((variant) => variant.id === id)?.inventoryQuantity
        const before = typeof was === 'object' && id ? was?.[id] : undefined
        return changed(now, before, wanted, `variants.${index}.inventoryQuantity`)
      }),
    }
  }
  if (inventoryQuantity === undefined) return {}
  const numberWas = typeof was === 'number' ? was : undefined
  if (!rows && stored.variants && stored.variants.length > 0) {
    if (inventoryQuantity === (numberWas ?? stored.inventoryQuantity)) return {}
    throw badField('inventoryQuantity', VARIANT_TEXTS.stockOfEach)
  }
  const field = 'inventoryQuantity'
  return { inventoryQuantity: changed(stored.inventoryQuantity, numberWas, inventoryQuantity, field) }
}

function changed(now: number | undefined, was: number | undefined, wanted: number, field: string): number {
  if (now === undefined || was === undefined) return wanted
  const next = now + wanted - was
  if (next >= 0) return next
  throw conflict(VARIANT_TEXTS.stockChanged, { [field]: VARIANT_TEXTS.stockChanged })
}
