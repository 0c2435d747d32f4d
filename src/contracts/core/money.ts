/** Formats cents, always with two decimals: 14800 is "$148.00" (docs/behaviour.md, 2.9). */
export function formatCents(cents: number, currency = 'USD'): string {
  const whole = Math.trunc(Math.abs(cents) / 100)
  const rest = String(Math.abs(cents) % 100).padStart(2, '0')
  const { prefix, suffix } = currencySign(currency)
  return `${cents < 0 ? '-' : ''}${prefix}${whole.toLocaleString('en-US')}.${rest}${suffix}`
}

function currencySign(currency: string): { prefix: string; suffix: string } {
  if (!/^[a-z]{3}$/i.test(currency)) return { prefix: '', suffix: ` ${currency}` }
  const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency }).formatToParts(0)
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? currency
  return { prefix: /^[a-z]{3}$/i.test(sign) ? `${sign} ` : sign, suffix: '' }
}
