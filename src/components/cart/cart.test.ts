import * as fc from 'fast-check'
import {
  addItem,
  addKept,
  type CartItem,
  cartLines,
  chooseVariant,
  otherCurrency,
  parseCart,
  parseQuantity,
  removeItem,
  restoreItem,
  setQuantity,
} from './cart'
import { buildCartItem } from '../testing/buildCartItem'

const limit = fc.integer({ min: 1, max: 50 })

describe('adding to the cart', () => {
  it('keeps what is there and appends the new piece', () => {
    const items = [buildCartItem()]
    expect(addItem(items, buildCartItem({ id: 'scarf', productId: 'scarf' }), 5)).toEqual([
      buildCartItem(),
      buildCartItem({ id: 'scarf', productId: 'scarf' }),
    ])
  })

  it('counts a second piece of the same product on its line', () => {
    expect(addItem([buildCartItem()], buildCartItem(), 5)).toEqual([buildCartItem({ quantity: 2 })])
  })

  it('tells variants apart by their ids, whatever their texts say', () => {
    const coral = buildCartItem({ id: 'dress:1', variantId: '1', detail: 'Size M · Colour Coral' })
    const sand = buildCartItem({ id: 'dress:2', variantId: '2', detail: 'Size M · Colour Coral' })
    expect(addItem([coral], sand, 5)).toEqual([coral, sand])
    expect(addItem([coral], { ...coral, detail: 'Size M, Colour Coral' }, 5)).toEqual([
      { ...coral, quantity: 2 },
    ])
  })

  it('changes nothing when there are no more in stock', () => {
    const items = [buildCartItem({ quantity: 3 })]
    expect(addItem(items, buildCartItem(), 3)).toBe(items)
    const none: CartItem[] = []
    expect(addItem(none, buildCartItem(), 0)).toBe(none)
  })

  it('changes nothing when the piece is sold in another currency than the cart', () => {
    const items = [buildCartItem()]
    expect(addItem(items, buildCartItem({ productId: 'hat', currency: 'EUR' }), 5)).toBe(items)
    expect(addItem(items, buildCartItem({ currency: 'EUR' }), 5)).toBe(items)
    expect(otherCurrency(items, 'EUR')).toBe('USD')
  })

  it('takes the first piece in any currency', () => {
    const hat = buildCartItem({ currency: 'EUR' })
    expect(addItem([], hat, 5)).toEqual([hat])
    expect(otherCurrency([hat], 'EUR')).toBeNull()
  })

  it('never holds more than the stock, however often one adds', () => {
    fc.assert(
      fc.property(limit, fc.nat(80), (stock, times) => {
        let items: CartItem[] = []
        for (let count = 0; count < times; count += 1) items = addItem(items, buildCartItem(), stock)
        expect(items[0]?.quantity ?? 0).toBe(Math.min(stock, times))
      }),
    )
  })
})

describe('a piece that is kept for this visitor', () => {
  const kept = buildCartItem({ hold: 'id.key' })

  it('gets a line of its own, or the line of the same piece, with what proves it', () => {
    const scarf = buildCartItem({ id: 'scarf', productId: 'scarf' })
    expect(addKept([scarf], kept)).toEqual([scarf, kept])
    expect(addKept([scarf, buildCartItem({ quantity: 2 })], kept)).toEqual([scarf, { ...kept, quantity: 2 }])
    const euros = [buildCartItem({ currency: 'EUR' })]
    expect(addKept(euros, kept)).toBe(euros)
  })

  it('can be had although none is for sale, once', () => {
    const [line] = cartLines(
      [{ ...kept, quantity: 3 }],
      [{ id: 'dress', price: 14_800, inventoryQuantity: 0 }],
    )
    expect(line).toMatchObject({ limit: 1, quantity: 1 })
  })
})

describe('a quantity', () => {
  it('is 1 where the text is no number', () => {
    for (const text of ['', 'abc', '-', ' ', 'NaN', 'e5']) expect(parseQuantity(text)).toBe(1)
    expect(parseQuantity('12')).toBe(12)
  })

  it('stays a whole number between 1 and the stock, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String)),
        limit,
        (text, stock) => {
          const [item] = setQuantity([buildCartItem()], 'dress', parseQuantity(text), stock)
          expect(Number.isSafeInteger(item?.quantity)).toBe(true)
          expect(item?.quantity).toBeGreaterThanOrEqual(1)
          expect(item?.quantity).toBeLessThanOrEqual(stock)
        },
      ),
    )
  })

  it('changes on its own line only', () => {
    const items = [buildCartItem(), buildCartItem({ id: 'scarf' })]
    expect(setQuantity(items, 'scarf', 4, 9).map(({ quantity }) => quantity)).toEqual([1, 4])
  })
})

describe('removing and undoing', () => {
  it('brings a line back where it stood', () => {
    const items = ['a', 'b', 'c'].map((id) => buildCartItem({ id }))
    fc.assert(
      fc.property(fc.nat(2), (index) => {
        const item = items[index] ?? buildCartItem()
        expect(restoreItem(removeItem(items, item.id), item, index)).toEqual(items)
        expect(restoreItem(items, item, index)).toBe(items)
      }),
    )
  })
})

describe('a cart against the shop of today', () => {
  const today = { id: 'dress', price: 12_000, inventoryQuantity: 2 }
  const stock = [today]

  it('counts with the price of today, and says what it was', () => {
    const [line] = cartLines([buildCartItem()], stock)
    expect(line).toMatchObject({ price: 12_000, formerPrice: 14_800 })
  })

  it('leaves a sample alone: its price, its number, and what it leaves open', () => {
    const options = [{ name: 'Size', values: ['M'] }]
    const [line] = cartLines([buildCartItem({ isSample: true, quantity: 5 })], [{ ...today, options }])
    expect(line).toMatchObject({ price: 14_800, formerPrice: null, quantity: 5, choice: null })
  })

  it('counts no more pieces than there are', () => {
    const [line] = cartLines([buildCartItem({ quantity: 5 })], stock)
    expect(line).toMatchObject({ quantity: 2, limit: 2 })
  })

  it('knows when the last piece is gone', () => {
    const gone = [{ id: 'dress', price: 14_800, inventoryQuantity: 0 }]
    expect(cartLines([buildCartItem()], gone)[0]?.limit).toBe(0)
  })

  it('takes a piece that the shop does not know as it is', () => {
    const [line] = cartLines([buildCartItem({ productId: 'other', quantity: 7 })], stock)
    expect(line).toMatchObject({ price: 14_800, quantity: 7, formerPrice: null })
  })
})

describe('a stored cart', () => {
  it('comes back as it was stored', () => {
    expect(parseCart(JSON.stringify([buildCartItem()]))).toEqual([buildCartItem()])
    expect(parseCart('[]')).toEqual([])
  })

  it('knows the samples of a time before they were marked, and drops them beside own pieces', () => {
    const sample = buildCartItem({ id: '6712f0c2a1b2c3d4e5f60718' })
    const marked = { ...sample, isSample: true }
    expect(parseCart(JSON.stringify([sample, marked]))).toEqual([marked, marked])
    const own = [buildCartItem(), buildCartItem({ id: 'dress:m', variantId: 'm' })]
    expect(parseCart(JSON.stringify([sample, ...own, marked]))).toEqual(own)
  })

  it('is none when the text is not a cart', () => {
    const broken = [null, '', '{', 'null', '{}', '[{}]', JSON.stringify([buildCartItem({ quantity: 0 })])]
    for (const text of broken) expect(parseCart(text)).toBeNull()
    fc.assert(fc.property(fc.json(), (text) => Array.isArray(parseCart(text)) || parseCart(text) === null))
  })
})

describe('variants', () => {
  const size = { name: 'Size', values: ['S', 'M'] }
  const stock = {
    id: 'dress',
    price: 14_800,
    inventoryQuantity: 5,
    slug: 'marea-slip-dress',
    options: [size],
    variants: [
      { id: 's', values: ['S'], price: 14_800, inventoryQuantity: 0 },
      { id: 'm', values: ['M'], price: 15_000, inventoryQuantity: 5 },
    ],
  }
  const medium = { variantId: 'm', detail: 'Size M', price: 15_000 }

  it('are lines of their own', () => {
    const items = addItem([buildCartItem()], { ...buildCartItem(medium), id: 'dress:m' }, 5)
    expect(items.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['dress', 1],
      ['dress:m', 1],
    ])
    expect(addItem(items, { ...buildCartItem(medium), id: 'dress:m' }, 5, 3)[1]?.quantity).toBe(4)
  })

  it('can be chosen later, and then join the line that has the same', () => {
    const items = [buildCartItem({ quantity: 2 }), buildCartItem({ ...medium, id: 'dress:m' })]
    expect(chooseVariant(items, 'dress', medium, 5)).toEqual([
      buildCartItem({ ...medium, id: 'dress:m', quantity: 3 }),
    ])
    expect(chooseVariant([buildCartItem({ quantity: 9 })], 'dress', medium, 5)).toEqual([
      buildCartItem({ ...medium, id: 'dress:m', quantity: 5 }),
    ])
  })

  it('have their own price and stock; one that is sold no more is out of stock', () => {
    const lines = cartLines([buildCartItem(medium), buildCartItem({ variantId: 'gone' })], [stock])
    expect(lines.map(({ price, limit, choice }) => [price, limit, choice])).toEqual([
      [15_000, 5, null],
      [14_800, 0, null],
    ])
  })

  it('are offered where none is chosen, and the line leads to its page', () => {
    const [line] = cartLines([buildCartItem()], [stock])
    expect(line?.href).toBe('/shop/marea-slip-dress')
    expect(line?.choice?.label).toBe('Choose Size')
    expect(line?.choice?.variants.map(({ detail, isOut }) => [detail, isOut])).toEqual([
      ['Size S', true],
      ['Size M', false],
    ])
  })

  it('are none in a cart that was stored before there were any', () => {
    const { variantId, ...old } = buildCartItem()
    expect(variantId).toBeNull()
    expect(parseCart(JSON.stringify([old]))).toEqual([buildCartItem()])
  })
})
