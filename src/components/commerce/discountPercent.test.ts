import * as fc from 'fast-check'
import { discountPercent } from './discountPercent'

const cents = fc.integer({ min: 0, max: 10_000_000 })

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
