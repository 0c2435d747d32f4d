import * as fc from 'fast-check'
import { cartTotals, discountPercent, formatCents } from './money'

const cents = fc.integer({ min: 0, max: 10_000_000 })
const line = fc.record({ price: cents, quantity: fc.integer({ min: 1, max: 999 }) })

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

describe('discountPercent', () => {
  it('is the rounded share that the former price lost', () => {
    expect(discountPercent(14_800, 18_500)).toBe(20)
    expect(discountPercent(13_600, 16_000)).toBe(15)
    expect(discountPercent(2, 3)).toBe(33)
  })

  it('is nothing without a former price, or with one that is not higher', () => {
    expect(discountPercent(100, null)).toBeNull()
    fc.assert(fc.property(cents, cents, (price, less) => discountPercent(price + less, price) === null))
  })

  it('is nothing where it would round to 0', () => {
    expect(discountPercent(9_960, 10_000)).toBeNull()
    expect(discountPercent(9_950, 10_000)).toBe(1)
  })

  it('stays between 1 and 100 for every discount that shows', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 10_000_000 }), (price, more) => {
        const percent = discountPercent(price, price + more)
        return percent === null ? more / (price + more) < 0.005 : percent >= 1 && percent <= 100
      }),
    )
  })
})

describe('cartTotals', () => {
  it('adds the sample cart up', () => {
    const lines = [
      { price: 14_800, quantity: 1 },
      { price: 6_400, quantity: 2 },
      { price: 7_200, quantity: 1 },
    ]
    expect(cartTotals(lines)).toEqual({ subtotal: 34_800, shipping: 500, tax: 2_784, total: 38_084 })
  })

  it('charges nothing for an emptied cart', () => {
    expect(cartTotals([])).toEqual({ subtotal: 0, shipping: 0, tax: 0, total: 0 })
  })

  it('is whole cents that add up, with flat shipping and tax within half a cent of 8 %', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 30 }), (lines) => {
        const { subtotal, shipping, tax, total } = cartTotals(lines)
        expect([subtotal, shipping, tax, total].every(Number.isSafeInteger)).toBe(true)
        expect(shipping).toBe(500)
        expect(Math.abs(tax * 100 - subtotal * 8)).toBeLessThanOrEqual(50)
        expect(total).toBe(subtotal + shipping + tax)
      }),
    )
  })

  it('does not depend on the order of lines, nor on how pieces are spread over them', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 10 }), (lines) => {
        const singles = lines.flatMap(({ price, quantity }) =>
          Array.from({ length: quantity % 7 }, () => ({ price, quantity: 1 })),
        )
        const together = lines.map(({ price, quantity }) => ({ price, quantity: quantity % 7 }))
        expect(cartTotals(lines.toReversed())).toEqual(cartTotals(lines))
        expect(cartTotals(singles).subtotal).toBe(cartTotals(together).subtotal)
      }),
    )
  })

  it('never gets cheaper by one more piece', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 10 }), line, (lines, one) => {
        expect(cartTotals([...lines, one]).total).toBeGreaterThanOrEqual(cartTotals(lines).total)
      }),
    )
  })
})
