import * as v from 'valibot'
import { call } from '../core/call'
import { ProductFile } from './downloads'
import { FIELD_TEXTS, flag, id, integer, optional, text } from '../core/wire'

/** A product has up to two options ("Size", "Colour") of up to twenty values each, and up to 100 variants. */
export const OPTIONS_MAX = 2
export const OPTION_VALUES_MAX = 20
export const VARIANTS_MAX = 100
export const OPTION_TEXT_MAX = 40
export const SLUG_MAX = 80

export const VARIANT_TEXTS = {
  inventoryNegative: 'Inventory must be positive',
  priceNegative: 'Price must be positive',
  optionName: 'Name the option',
  optionNameTwice: 'Two options have the same name',
  optionValues: 'Add at least one value',
  optionValueTwice: 'Each value once',
  variantMissing: 'Add at least one variant',
  variantTwice: 'Each variant once',
  variantValues: 'Choose one value of each option',
  stockOfEach: 'Set the stock of each variant',
  stockChanged: 'The stock has changed meanwhile',
} as const

const optionText = (message?: string) => text(message, OPTION_TEXT_MAX)

const ProductOptionInput = v.object({
  name: optionText(VARIANT_TEXTS.optionName),
  values: v.pipe(
    v.array(optionText(), FIELD_TEXTS.invalid),
    v.minLength(1, VARIANT_TEXTS.optionValues),
    v.maxLength(OPTION_VALUES_MAX, `At most ${OPTION_VALUES_MAX} values`),
    v.check((values) => areUnique(values), VARIANT_TEXTS.optionValueTwice),
  ),
})

export const ProductOptions = v.pipe(
  v.array(ProductOptionInput, FIELD_TEXTS.invalid),
  v.maxLength(OPTIONS_MAX, `At most ${OPTIONS_MAX} options`),
  v.check((options) => areUnique(options.map(({ name }) => name)), VARIANT_TEXTS.optionNameTwice),
)
export type ProductOptions = v.InferOutput<typeof ProductOptions>

/** One value per option, in the order of the options; without a price of its own it has the product's. */
export const ProductVariantInput = v.object({
  /** Of a stored variant. With an unknown id or none, the values find a stored one, else a new one is created. */
  id: optional(text()),
  values: v.array(optionText(), FIELD_TEXTS.invalid),
  sku: optional(text()),
  price: optional(integer(0, VARIANT_TEXTS.priceNegative)),
  inventoryQuantity: v.optional(integer(0, VARIANT_TEXTS.inventoryNegative), 0),
  isActive: v.optional(flag, 'true'),
})
export type ProductVariantInput = v.InferOutput<typeof ProductVariantInput>

export const ProductVariantInputs = v.pipe(
  v.array(ProductVariantInput, FIELD_TEXTS.invalid),
  v.maxLength(VARIANTS_MAX, `At most ${VARIANTS_MAX} variants`),
)

/** The stock that the form was opened with: one number, or one per variant id. */
export const InventoryWas = v.union(
  [integer(0, FIELD_TEXTS.invalid), v.record(v.string(), integer(0, FIELD_TEXTS.invalid))],
  FIELD_TEXTS.invalid,
)
export type InventoryWas = v.InferOutput<typeof InventoryWas>

/** The error text when the variants do not fit the options; null when they do. */
export function variantProblem(
  options: readonly { readonly values: readonly string[] }[],
  variants: readonly { readonly values: readonly string[] }[],
): string | null {
  if (options.length > 0 && variants.length === 0) return VARIANT_TEXTS.variantMissing
  const fits = ({ values }: { readonly values: readonly string[] }) =>
    values.length === options.length &&
    options.every((option, index) => option.values.includes(values[index] ?? ''))
  if (!(options.length > 0 ? variants.every(fits) : variants.length === 0)) return VARIANT_TEXTS.variantValues
  return areUnique(variants.map(({ values }) => JSON.stringify(values))) ? null : VARIANT_TEXTS.variantTwice
}

function areUnique(texts: readonly string[]): boolean {
  return new Set(texts.map((each) => each.toLowerCase())).size === texts.length
}

const Option = v.strictObject({ name: v.string(), values: v.array(v.string()) })

/** A variant as the product's owner sees it. */
export const ProductVariant = v.strictObject({
  id,
  values: v.array(v.string()),
  sku: v.nullable(v.string()),
  price: v.nullable(v.number()),
  inventoryQuantity: v.number(),
  isActive: flag,
})
export type ProductVariant = v.InferOutput<typeof ProductVariant>

/** A product's slug in the shop, its options and variants, and the files that its buyers download. */
export const ProductVariants = v.strictObject({
  id,
  slug: v.string(),
  /** The day it becomes available; null without one. */
  availableFrom: v.nullable(v.string()),
  options: v.array(Option),
  variants: v.array(ProductVariant),
  files: v.array(ProductFile),
})
export type ProductVariants = v.InferOutput<typeof ProductVariants>

export const listMyVariants = call({
  method: 'get',
  path: '/products/variants',
  who: 'user',
  answer: v.array(ProductVariants),
  summary: "Address, options, variants and files of each of the caller's products, newest first",
})
