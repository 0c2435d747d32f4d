import * as fc from 'fast-check'
import { type PartLine, type PartTerms, splitOrder } from './parts'
import { orderTotals } from './totals'

const SHOP: PartTerms = { delivery: 'ship', rates: null }
const line = (sellerId: string, price: number, more: Partial<PartLine> = {}): PartLine => ({
  sellerId,
  price,
  quantity: 1,
  discount: 0,
  isDownload: false,
  ...more,
})
const own = (cents: number, freeFrom: number | null = null): PartTerms => ({
  delivery: 'ship',
  rates: [{ countries: ['US'], cents, freeFrom }],
})

describe('the parts of an order', () => {
  it('are those of two sellers, of whom one has own prices', () => {
    const lines = [
      line('isla', 14_800),
      line('isla', 6_400, { quantity: 2 }),
      line('sol', 9_200),
      line('sol', 7_800),
    ]
    const { parts, totals } = splitOrder(lines, (id) => (id === 'sol' ? own(600, 20_000) : SHOP), 'US')
    expect(parts.map(({ sellerId, shipping, tax, total }) => [sellerId, shipping, tax, total])).toEqual([
      ['isla', 500, 2_208, 30_308],
      ['sol', 600, 1_360, 18_960],
    ])
    expect(totals).toEqual({ subtotal: 44_600, discount: 0, shipping: 1_100, tax: 3_568, total: 49_268 })
  })

  it('ship for the shop’s flat price once, as before anybody set something', () => {
    const lines = [line('isla', 14_800), line('sol', 9_200), line('mara', 1)]
    const { parts, totals } = splitOrder(lines, () => SHOP, 'US')
    expect(totals).toEqual(orderTotals(lines))
    expect(parts.reduce((sum, { shipping }) => sum + shipping, 0)).toBe(500)
  })

  it('ship for nothing from a sum on, after the discount, and not where nothing is said of a country', () => {
    const of = (discount: number, country = 'US') =>
      splitOrder([line('sol', 20_000, { discount })], () => own(600, 20_000), country).parts[0]
    expect(of(0)).toMatchObject({ shipping: 0, isServed: true })
    expect(of(1)).toMatchObject({ shipping: 600 })
    expect(of(0, 'DE')).toMatchObject({ shipping: 0, isServed: false })
  })

  it('have no shipping for what is picked up or downloaded', () => {
    const lines = [line('isla', 100, { isDownload: true }), line('sol', 100)]
    const { parts, totals } = splitOrder(lines, () => ({ ...own(600), delivery: 'pickup' }), 'US')
    expect(parts.map(({ delivery }) => delivery)).toEqual(['download', 'pickup'])
    expect(totals.shipping).toBe(0)
  })

  it('add up to the order to the cent, whatever is in it', () => {
    const cents = fc.integer({ min: 0, max: 5_000_000 })
    const lines = fc.array(
      fc
        .record({
          sellerId: fc.constantFrom('isla', 'sol', 'mara', 'noor'),
          price: cents,
          quantity: fc.integer({ min: 1, max: 99 }),
          off: fc.integer({ min: 0, max: 100 }),
          isDownload: fc.boolean(),
        })
        .map(({ off, ...each }) => ({
          ...each,
          discount: Math.floor((each.price * each.quantity * off) / 100),
        })),
      { minLength: 1, maxLength: 20 },
    )
    const terms = fc.record({
      delivery: fc.constantFrom('ship' as const, 'pickup' as const),
      rates: fc.option(fc.constant(own(777, 100_000).rates), { nil: null }),
    })
    fc.assert(
      fc.property(lines, fc.dictionary(fc.constantFrom('isla', 'sol', 'mara'), terms), (all, given) => {
        const { parts, totals } = splitOrder(all, (id) => given[id] ?? SHOP, 'US')
        for (const field of ['subtotal', 'discount', 'shipping', 'tax', 'total'] as const) {
          expect(parts.reduce((sum, part) => sum + part[field], 0)).toBe(totals[field])
          expect(parts.every((part) => Number.isSafeInteger(part[field]) && part[field] >= 0)).toBe(true)
        }
        const { shipping: _, total: __, ...sums } = orderTotals(all, { discount: totals.discount })
        expect(totals).toMatchObject(sums)
      }),
    )
  })
})
