/** Flat shipping in cents, and tax in percent (docs/behaviour.md, 3.5). */
export const SHIPPING_CENTS = 500
export const TAX_PERCENT = 8

/** A line of a sum: price in cents, whole pieces. */
export type PricedLine = { price: number; quantity: number }
export type CartTotals = { subtotal: number; shipping: number; tax: number; total: number }

/** Formats cents, always with two decimals: 14800 is "$148.00" (docs/behaviour.md, 2.9). */
export function formatCents(cents: number, currency = 'USD'): string {
  const whole = Math.trunc(Math.abs(cents) / 100)
  const rest = String(Math.abs(cents) % 100).padStart(2, '0')
  const { prefix, suffix } = currencySign(currency)
  return `${cents < 0 ? '-' : ''}${prefix}${whole.toLocaleString('en-US')}.${rest}${suffix}`
}

/** The rounded percentage of the discount badge; null where the reduction is below half a percent. */
export function discountPercent(price: number, compareAtPrice: number | null): number | null {
  if (compareAtPrice === null || compareAtPrice <= price) return null
  return Math.round(((compareAtPrice - price) / compareAtPrice) * 100) || null
}

/** The cart's sums in cents: 8 % tax on the subtotal, rounded; an empty cart has no shipping. */
export function cartTotals(lines: readonly PricedLine[]): CartTotals {
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const shipping = lines.length === 0 ? 0 : SHIPPING_CENTS
  const tax = Math.round((subtotal * TAX_PERCENT) / 100)
  return { subtotal, shipping, tax, total: subtotal + shipping + tax }
}

function currencySign(currency: string): { prefix: string; suffix: string } {
  if (!/^[a-z]{3}$/i.test(currency)) return { prefix: '', suffix: ` ${currency}` }
  const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency }).formatToParts(0)
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? currency
  return { prefix: /^[a-z]{3}$/i.test(sign) ? `${sign} ` : sign, suffix: '' }
}
