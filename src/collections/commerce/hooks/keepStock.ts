import type { CollectionBeforeChangeHook } from 'payload'
import * as v from 'valibot'
import { ENDLESS_STOCK } from '@/contracts/commerce/downloads'
import { conflict } from '@/database/errors'
import { stockPlanOf } from '@/domain/commerce/stockPlan'
import type { Product as StoredProduct } from '@/payload-types'
import { nextValue } from '../../nextValue'

type Row = Record<string, unknown>

const WholeNumber = v.pipe(v.number(), v.safeInteger())

/**
 * Ignores the stock in an update, because sales change it meanwhile: only a planned change and an adjustment write it,
 * and both count towards the stocked quantity (docs/behaviour.md, 12.13). Downloads never run out and are not counted.
 * With variants a product's stock is that of the variants for sale (8.2). A value that is not a list of variants is
 * left to the field's own check, which runs after this hook.
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
  const files: unknown = nextValue<unknown>(data.files, stored?.files)
  const isDownload = Array.isArray(files) && files.length > 0
  if (isDownload) return { ...data, isDownload, inventoryQuantity: ENDLESS_STOCK, stockedQuantity: null }
  if (rows.length === 0) {
    if (isNew) return { ...data, stockedQuantity: piecesOf(data) }
    // ENDLESS_STOCK is not a number of pieces.
    if (stored?.isDownload)
      return { ...data, isDownload, inventoryQuantity: plan.inventoryQuantity ?? 0, stockedQuantity: null }
    const inventoryQuantity = plan.inventoryQuantity ?? adjusted(stored?.inventoryQuantity, data)
    const hadVariants = (stored?.variants ?? []).length > 0
    const stockedQuantity = hadVariants || !stored ? null : restocked(stored, inventoryQuantity)
    return { ...data, inventoryQuantity, stockedQuantity }
  }
  const variants = rows.map((row, index) => {
    if (!isRow(row)) return row
    if (isNew) return { ...row, stockedQuantity: piecesOf(row) }
    const before = stored?.variants?.find(({ id }) => id === row.id)
    const inventoryQuantity = plan.variants?.[index] ?? adjusted(before?.inventoryQuantity, row)
    const stockedQuantity = before ? restocked(before, inventoryQuantity) : inventoryQuantity
    return { ...row, inventoryQuantity, stockedQuantity }
  })
  const inventoryQuantity = variants.reduce<number>((sum, row) => sum + piecesForSale(row), 0)
  return {
    ...data,
    isDownload,
    variants: variants as StoredProduct['variants'],
    inventoryQuantity,
    stockedQuantity: null,
  }
}

/** All pieces ever stocked, after a manual change; null if they were not counted before. */
function restocked(
  before: { inventoryQuantity: number; stockedQuantity?: number | null },
  inventoryQuantity: number,
): number | null {
  const { stockedQuantity } = before
  if (stockedQuantity === null || stockedQuantity === undefined) return null
  return stockedQuantity + inventoryQuantity - before.inventoryQuantity
}

function piecesOf({ inventoryQuantity }: { inventoryQuantity?: unknown }): number {
  return v.is(WholeNumber, inventoryQuantity) ? inventoryQuantity : 0
}

/** The stock after the adjustment. Throws 409 when it takes more than there is. */
function adjusted(stock: number | undefined, { adjustStock }: { adjustStock?: unknown }): number {
  const before = stock ?? 0
  if (!v.is(WholeNumber, adjustStock)) return before
  if (before + adjustStock >= 0) return before + adjustStock
  const text = `There are only ${before} in stock`
  throw conflict(text, { adjustStock: text })
}

function piecesForSale(row: unknown): number {
  return !isRow(row) || row.isActive === false ? 0 : piecesOf(row)
}

function isRow(row: unknown): row is Row {
  return typeof row === 'object' && row !== null && !Array.isArray(row)
}
