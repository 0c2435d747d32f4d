import type { Goods, Variant } from '@/contracts/commerce/shopStart'

type Values = readonly (string | null)[]

/** The variant with these values; undefined while one is not chosen, or if no such variant exists. */
export function chosenVariant({ variants, options }: Pick<Goods, 'variants' | 'options'>, values: Values) {
  if (options.length === 0) return undefined
  return variants.find((variant) => variant.values.every((value, index) => value === values[index]))
}

/** The first option without a value; null when all are chosen. */
export function missingOption(options: Goods['options'], values: Values): string | null {
  return options.find((_, index) => values[index] === null)?.name ?? null
}

/** Whether no piece with this value is left, given the value chosen for the other option. */
export function isValueOut(variants: readonly Variant[], values: Values, at: number, value: string): boolean {
  const wanted = values.with(at, value)
  return !variants.some(
    (variant) =>
      variant.inventoryQuantity > 0 &&
      wanted.every((each, index) => each === null || each === variant.values[index]),
  )
}
