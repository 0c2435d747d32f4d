import type { CollectionBeforeChangeHook } from 'payload'
import * as v from 'valibot'
import { conflict } from '@/database/errors'
import { stockPlanOf } from '@/database/stockPlan'
import type { Product as StoredProduct } from '@/payload-types'
import { nextValue } from '../../nextValue'

type Row = Record<string, unknown>

const WholeNumber = v.pipe(v.number(), v.safeInteger())

/**
 * Keeps the stock as it is stored, whatever an update says of it, because sales change it meanwhile: only a planned
 * change and an adjustment write it. With variants a product's stock is that of the variants for sale
 * (docs/behaviour.md, 8.2). What is no list of variants is left to the field's own check, which runs after this hook.
 */
export const keepStock: CollectionBeforeChangeHook<StoredProduct> = ({
  data,
  originalDoc,
  operation,
  context,
}) => {
  const isNew = operation === 'create'
  const stored = isNew ? undefined : originalDoc
  const plan = isNew ? {} : stockPlanOf(context)
  const given: unknown = nextValue<unknown>(data.variants, stored?.variants)
  const rows: unknown[] = Array.isArray(given) ? given : []
  if (rows.length === 0) {
    if (isNew) return data
    const kept = plan.inventoryQuantity ?? adjusted(stored?.inventoryQuantity, data)
    return { ...data, inventoryQuantity: kept }
  }
  const variants = rows.map((row, index) => {
    if (!isRow(row) || isNew) return row
    const before = stored?.variants?.find(({ id }) => id === row.id)?.inventoryQuantity
    return { ...row, inventoryQuantity: plan.variants?.[index] ?? adjusted(before, row) }
  })
  const inventoryQuantity = variants.reduce<number>((sum, row) => sum + forSale(row), 0)
  return { ...data, variants: variants as StoredProduct['variants'], inventoryQuantity }
}

/** The stock after what `row` adds or takes away. Throws 409 when it takes more than there is. */
function adjusted(stock: number | undefined, { adjustStock }: { adjustStock?: unknown }): number {
  const before = stock ?? 0
  if (!v.is(WholeNumber, adjustStock)) return before
  if (before + adjustStock >= 0) return before + adjustStock
  const text = `There are only ${before} in stock`
  throw conflict(text, { adjustStock: text })
}

function forSale(row: unknown): number {
  if (!isRow(row) || row.isActive === false) return 0
  return v.is(WholeNumber, row.inventoryQuantity) ? row.inventoryQuantity : 0
}

function isRow(row: unknown): row is Row {
  return typeof row === 'object' && row !== null && !Array.isArray(row)
}
