import * as v from 'valibot'
import type { Product, ProductInput } from '@/contracts/commerce/products'
import {
  ProductOptions,
  ProductVariantInput,
  type ProductVariants,
  VARIANTS_MAX,
  VARIANT_TEXTS,
} from '@/contracts/commerce/variants'

/** Form values of an option. */
export type OptionValues = { name: string; values: string[] }

/** Form values of a variant; an empty price means the product's. */
export type VariantValues = {
  id: string | null
  values: string[]
  sku: string
  price: number | null
  inventoryQuantity: number | null
  isActive: 'true' | 'false'
}

const Stock = v.pipe(
  v.number('Enter the stock of each'),
  v.integer('Enter a whole number'),
  v.minValue(0, VARIANT_TEXTS.inventoryNegative),
)

/** Schema of the two form fields; an option with neither name nor values is not sent. */
export const VariantSchema = {
  options: v.pipe(
    v.array(v.object({ name: v.string(), values: v.array(v.string()) })),
    v.transform((options) => options.filter(({ name, values }) => name.trim() !== '' || values.length > 0)),
    ProductOptions,
  ),
  variants: v.pipe(
    v.array(v.object({ ...ProductVariantInput.entries, inventoryQuantity: Stock })),
    v.maxLength(VARIANTS_MAX, `At most ${VARIANTS_MAX} variants`),
  ),
}

/** Form values of a product's options and variants; empty for a new product, and for one without options. */
export function variantValues(stored: ProductVariants | undefined): {
  options: OptionValues[]
  variants: VariantValues[]
} {
  return {
    options: (stored?.options ?? []).map(({ name, values }) => ({ name, values: [...values] })),
    variants: (stored?.variants ?? []).map((variant) => ({ ...variant, sku: variant.sku ?? '' })),
  }
}

/** The request body: options only if there are or were some, and with variants no stock but that of each variant. */
export function withOptions(typed: ProductInput, before: ProductVariants | undefined) {
  const { options, variants, inventoryQuantity, ...body } = typed
  if (variants.length > 0) return { ...body, options, variants }
  return { ...body, inventoryQuantity, ...(before?.options.length && { options, variants }) }
}

/** The stock that the form was opened with: the number, or one by variant id. */
export function stockBefore({ inventoryQuantity }: Product, before: ProductVariants | undefined) {
  if (!before || before.variants.length === 0) return inventoryQuantity
  return Object.fromEntries(before.variants.map((variant) => [variant.id, variant.inventoryQuantity]))
}

/**
 * A row for each combination of option values. An existing row keeps its data, even when an option is added or
 * removed.
 */
function variantsFor(options: readonly OptionValues[], rows: readonly VariantValues[]): VariantValues[] {
  const left = [...rows]
  const take = (fits: (row: VariantValues) => boolean) => {
    const index = left.findIndex(fits)
    return index === -1 ? undefined : left.splice(index, 1)[0]
  }
  const wanted = combinations(options.filter(({ values }) => values.length > 0))
  const same = wanted.map((values) => take((row) => isSame(row.values, values)))
  return wanted.map((values, index) => {
    const row = same[index] ?? take((other) => beginsAlike(other.values, values))
    return { ...(row ?? EMPTY), values }
  })
}

/**
 * The rows for changed options, and the product's own stock. The first row takes that stock, and the rows' sum is the
 * product's again once there are none, so that no number that was typed is lost.
 */
export function stockFor(
  options: readonly OptionValues[],
  before: { variants: readonly VariantValues[]; inventoryQuantity: number | null },
): { variants: VariantValues[]; inventoryQuantity: number | null } {
  const { variants: rows, inventoryQuantity } = before
  const variants = variantsFor(options, rows)
  const [first, ...others] = variants
  if (rows.length === 0 && first)
    return { variants: [{ ...first, inventoryQuantity }, ...others], inventoryQuantity }
  if (rows.length === 0 || first) return { variants, inventoryQuantity }
  return { variants, inventoryQuantity: rows.reduce((sum, row) => sum + (row.inventoryQuantity ?? 0), 0) }
}

const EMPTY = { id: null, sku: '', price: null, inventoryQuantity: 0, isActive: 'true' } as const

/** At most one more than allowed, so that the schema reports the excess. */
function combinations(options: readonly OptionValues[]): string[][] {
  if (options.length === 0) return []
  const all = options.reduce<string[][]>(
    (begun, { values }) => begun.flatMap((each) => values.map((value) => [...each, value])),
    [[]],
  )
  return all.slice(0, VARIANTS_MAX + 1)
}

function beginsAlike(one: readonly string[], other: readonly string[]): boolean {
  const shorter = Math.min(one.length, other.length)
  return one.length !== other.length && isSame(one.slice(0, shorter), other.slice(0, shorter))
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index])
}
