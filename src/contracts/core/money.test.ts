import * as fc from 'fast-check'
import { formatCents } from './money'

describe('formatCents', () => {
  it('shows minor units divided by 100 with two decimals', () => {
    expect(formatCents(14_800)).toBe('$148.00')
    expect(formatCents(5)).toBe('$0.05')
    expect(formatCents(0)).toBe('$0.00')
    expect(formatCents(123_456_789)).toBe('$1,234,567.89')
    expect(formatCents(-250)).toBe('-$2.50')
  })

  it('keeps two decimals in every currency, and shows an unknown code as it is', () => {
    expect(formatCents(14_800, 'EUR')).toBe('€148.00')
    expect(formatCents(14_800, 'JPY')).toBe('¥148.00')
    expect(formatCents(14_800, 'CHF')).toBe('CHF 148.00')
    expect(formatCents(14_800, 'credits')).toBe('148.00 credits')
  })

  it('loses no cent, up to the largest safe integer', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (amount) => {
        const shown = formatCents(amount)
        expect(shown).toMatch(/^\$\d{1,3}(,\d{3})*\.\d{2}$/)
        expect(BigInt(shown.replace(/\D/g, ''))).toBe(BigInt(amount))
      }),
    )
  })
})
