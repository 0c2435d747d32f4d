import type { Goods, Variant } from '@/contracts/commerce/shopStart'

type WithVariants = Partial<Pick<Goods, 'options' | 'variants'>> & {
  price: number
  inventoryQuantity: number
}
type Line = { variantId: string | null; detail: string | null }

/** What is to be chosen of a product: "Choose Size", and from what. */
export type VariantChoice = { label: string; variants: (Variant & { detail: string; isOut: boolean })[] }

/** How a variant is called beside the product: "Size M", "Size M · Colour Coral". */
export function variantDetail(options: Goods['options'], values: readonly string[]): string {
  return options.map(({ name }, index) => `${name} ${values[index] ?? ''}`).join(' · ')
}

/** Names of options as one reads them: "Size", "Size and Colour". */
export function optionNames(options: Goods['options']): string {
  return options.map(({ name }) => name).join(' and ')
}

/**
 * Price and stock of what a line holds: its variant's, or the product's where it has none. A variant that is sold no
 * more is out of stock.
 */
export function variantOf(product: WithVariants, line: Line): { price: number; inventoryQuantity: number } {
  const { price, inventoryQuantity } = product
  const variant = findVariant(product, line)
  if (variant) return variant
  return { price, inventoryQuantity: line.variantId === null ? inventoryQuantity : 0 }
}

/** What a line of a product with options has still open; null where it names a variant, by id or by its words. */
export function openChoice(product: WithVariants, line: Line): VariantChoice | null {
  const { options = [], variants = [] } = product
  if (options.length === 0 || line.variantId !== null || findVariant(product, line)) return null
  return {
    label: `Choose ${optionNames(options)}`,
    variants: variants.map((variant) => ({
      ...variant,
      detail: variantDetail(options, variant.values),
      isOut: variant.inventoryQuantity <= 0,
    })),
  }
}

function findVariant({ options = [], variants = [] }: WithVariants, line: Line): Variant | undefined {
  return variants.find(({ id, values }) =>
    line.variantId === null ? line.detail === variantDetail(options, values) : line.variantId === id,
  )
}
