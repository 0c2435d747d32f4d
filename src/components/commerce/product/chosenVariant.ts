import type { Goods, Variant } from '@/contracts/commerce/shopStart'

type Values = readonly (string | null)[]

/** The variant of these values; undefined while one is open, or where nobody makes it so. */
export function chosenVariant({ variants, options }: Pick<Goods, 'variants' | 'options'>, values: Values) {
  if (options.length === 0) return undefined
  return variants.find((variant) => variant.values.every((value, index) => value === values[index]))
}

/** The first option without a value; null when all are chosen. */
export function missingOption(options: Goods['options'], values: Values): string | null {
  return options.find((_, index) => values[index] === null)?.name ?? null
}

/** Whether no piece is left with this value, given what is chosen of the other option. */
export function isValueOut(variants: readonly Variant[], values: Values, at: number, value: string): boolean {
  const wanted = values.with(at, value)
  return !variants.some(
    (variant) =>
      variant.inventoryQuantity > 0 &&
      wanted.every((each, index) => each === null || each === variant.values[index]),
  )
}
