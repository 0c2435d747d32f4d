import * as fc from 'fast-check'
import { discountShares, goodsOf, orderTotals, refundTax } from './totals'

const cents = fc.integer({ min: 0, max: 10_000_000 })
const line = fc.record({ price: cents, quantity: fc.integer({ min: 1, max: 999 }) })

describe('orderTotals', () => {
  it('adds the sample cart up', () => {
    const lines = [
      { price: 14_800, quantity: 1 },
      { price: 6_400, quantity: 2 },
      { price: 7_200, quantity: 1 },
    ]
    expect(orderTotals(lines)).toEqual({
      subtotal: 34_800,
      discount: 0,
      shipping: 500,
      tax: 2_784,
      total: 38_084,
    })
  })

  it('charges nothing for an emptied cart', () => {
    expect(orderTotals([])).toEqual({ subtotal: 0, discount: 0, shipping: 0, tax: 0, total: 0 })
  })

  it('is whole cents that add up, with flat shipping and tax within half a cent of 8 %', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 30 }), (lines) => {
        const { subtotal, shipping, tax, total } = orderTotals(lines)
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
        expect(orderTotals(lines.toReversed())).toEqual(orderTotals(lines))
        expect(orderTotals(singles).subtotal).toBe(orderTotals(together).subtotal)
      }),
    )
  })

  it('never gets cheaper by one more piece', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 10 }), line, (lines, one) => {
        expect(orderTotals([...lines, one]).total).toBeGreaterThanOrEqual(orderTotals(lines).total)
      }),
    )
  })
})

describe('refunds of an order', () => {
  // Small enough to stay below TOTAL_MAX.
  const sale = fc.record({ price: fc.nat(100_000), quantity: fc.integer({ min: 1, max: 99 }) })
  const lines = fc.array(sale, { minLength: 1, maxLength: 8 })

  it('come to exactly its total, in whatever parts its pieces and shipping go back', () => {
    fc.assert(
      fc.property(
        lines,
        fc.nat(10_000_000),
        fc.array(fc.nat(), { maxLength: 40 }),
        fc.nat(255),
        (sold, most, picks, mask) => {
          // A discount code may apply to some of the lines only.
          const forCode = sold.map((each, index) => ((mask >> index) & 1 ? each : { ...each, price: 0 }))
          const given = Math.min(most, orderTotals(forCode).subtotal)
          const totals = orderTotals(sold, { discount: given })
          const shares = discountShares(forCode, totals.discount)
          expect(shares.reduce((sum, each) => sum + each, 0)).toBe(totals.discount)
          const rows = sold.map((each, index) => ({ ...each, discount: shares[index] ?? 0, back: 0 }))
          const goods = () => rows.reduce((sum, row) => sum + goodsOf(row, row.back), 0)
          let refunded = totals.shipping
          const refund = (row: (typeof rows)[number], pieces: number) => {
            const before = goods()
            row.back += pieces
            const tax = refundTax(totals, before, goods())
            expect(tax).toBeGreaterThanOrEqual(0)
            refunded += goods() - before + tax
            expect(refunded).toBeLessThanOrEqual(totals.total)
          }
          for (const pick of picks) {
            const row = rows[pick % rows.length]
            if (row && row.back < row.quantity) refund(row, 1 + (pick % (row.quantity - row.back)))
          }
          for (const row of rows) refund(row, row.quantity - row.back)
          expect(refunded).toBe(totals.total)
        },
      ),
      { numRuns: Number(process.env.REFUND_RUNS ?? 300) },
    )
  })

  it('give nothing back of what cost nothing', () => {
    expect(orderTotals([{ price: 0, quantity: 3 }], { delivery: 'pickup' }).total).toBe(0)
    expect(refundTax({ subtotal: 0, discount: 0, tax: 0 }, 0, 0)).toBe(0)
  })

  it('a pickup has no shipping', () => {
    const lines = [{ price: 1_000, quantity: 1 }]
    expect(orderTotals(lines, { delivery: 'pickup' })).toMatchObject({ shipping: 0, total: 1_080 })
  })
})
