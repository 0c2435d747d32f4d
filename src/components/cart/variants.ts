import type { Goods, Variant } from '@/contracts/commerce/shopStart'
import { variantDetail } from '@/contracts/commerce/variantDetail'

type WithVariants = Partial<Pick<Goods, 'options' | 'variants'>> & {
  price: number
  inventoryQuantity: number
}
type Line = { variantId: string | null }

/** A product's open choice: the label, such as "Choose Size", and the variants to choose from. */
export type VariantChoice = { label: string; variants: (Variant & { detail: string; isOut: boolean })[] }

/** What asks for an option: "Choose a size", "Choose an edition". */
export function chooseText(optionName: string): string {
  return `Choose ${/^[aeiou]/i.test(optionName) ? 'an' : 'a'} ${optionName.toLowerCase()}`
}

/** The option names as running text: "Size", "Size and Colour". */
export function optionNames(options: Goods['options']): string {
  return options.map(({ name }) => name).join(' and ')
}

/**
 * Price and stock of a line: its variant's, or the product's if it has none. A variant that is no longer sold is out
 * of stock.
 */
export function variantOf(product: WithVariants, line: Line): { price: number; inventoryQuantity: number } {
  const { price, inventoryQuantity } = product
  const variant = product.variants?.find(({ id }) => id === line.variantId)
  if (variant) return variant
  return { price, inventoryQuantity: line.variantId === null ? inventoryQuantity : 0 }
}

/** The choice a line still needs; null if the product has no options, or the line has a variant. */
export function openChoice(product: WithVariants, line: Line): VariantChoice | null {
  const { options = [], variants = [] } = product
  if (options.length === 0 || line.variantId !== null) return null
  const names = options.map(({ name }) => name)
  return {
    label: `Choose ${optionNames(options)}`,
    variants: variants.map((variant) => ({
      ...variant,
      detail: variantDetail(names, variant.values),
      isOut: variant.inventoryQuantity <= 0,
    })),
  }
}
