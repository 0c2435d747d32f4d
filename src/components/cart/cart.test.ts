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

function buildItem(overrides: Partial<CartItem> = {}): CartItem {
  return {
    id: 'dress',
    productId: 'dress',
    variantId: null,
    title: 'Marea slip dress',
    detail: null,
    price: 14_800,
    quantity: 1,
    currency: 'USD',
    image: null,
    ...overrides,
  }
}

const limit = fc.integer({ min: 1, max: 50 })

describe('adding to the cart', () => {
  it('keeps what is there and appends the new piece', () => {
    const items = [buildItem()]
    expect(addItem(items, buildItem({ id: 'scarf', productId: 'scarf' }), 5)).toEqual([
      buildItem(),
      buildItem({ id: 'scarf', productId: 'scarf' }),
    ])
  })

  it('counts a second piece of the same product on its line', () => {
    expect(addItem([buildItem()], buildItem(), 5)).toEqual([buildItem({ quantity: 2 })])
  })

  it('counts on the line of a sample item of the same product', () => {
    const sample = buildItem({ id: 'sample-1' })
    expect(addItem([sample], buildItem(), 5)).toEqual([{ ...sample, quantity: 2 }])
  })

  it('changes nothing when there are no more in stock', () => {
    const items = [buildItem({ quantity: 3 })]
    expect(addItem(items, buildItem(), 3)).toBe(items)
    const none: CartItem[] = []
    expect(addItem(none, buildItem(), 0)).toBe(none)
  })

  it('changes nothing when the piece is sold in another currency than the cart', () => {
    const items = [buildItem()]
    expect(addItem(items, buildItem({ productId: 'hat', currency: 'EUR' }), 5)).toBe(items)
    expect(addItem(items, buildItem({ currency: 'EUR' }), 5)).toBe(items)
    expect(otherCurrency(items, 'EUR')).toBe('USD')
  })

  it('takes the first piece in any currency', () => {
    const hat = buildItem({ currency: 'EUR' })
    expect(addItem([], hat, 5)).toEqual([hat])
    expect(otherCurrency([hat], 'EUR')).toBeNull()
  })

  it('never holds more than the stock, however often one adds', () => {
    fc.assert(
      fc.property(limit, fc.nat(80), (stock, times) => {
        let items: CartItem[] = []
        for (let count = 0; count < times; count += 1) items = addItem(items, buildItem(), stock)
        expect(items[0]?.quantity ?? 0).toBe(Math.min(stock, times))
      }),
    )
  })
})

describe('a piece that is kept for this visitor', () => {
  const kept = buildItem({ hold: 'id.key' })

  it('gets a line of its own, or the line of the same piece, with what proves it', () => {
    const scarf = buildItem({ id: 'scarf', productId: 'scarf' })
    expect(addKept([scarf], kept)).toEqual([scarf, kept])
    expect(addKept([scarf, buildItem({ quantity: 2 })], kept)).toEqual([scarf, { ...kept, quantity: 2 }])
    const euros = [buildItem({ currency: 'EUR' })]
    expect(addKept(euros, kept)).toBe(euros)
  })

  it('can be had although none is for sale, once', () => {
    const [line] = cartLines(
      [{ ...kept, quantity: 3 }],
      [{ id: 'dress', price: 14_800, inventoryQuantity: 0 }],
      new Set(),
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
          const [item] = setQuantity([buildItem()], 'dress', parseQuantity(text), stock)
          expect(Number.isSafeInteger(item?.quantity)).toBe(true)
          expect(item?.quantity).toBeGreaterThanOrEqual(1)
          expect(item?.quantity).toBeLessThanOrEqual(stock)
        },
      ),
    )
  })

  it('changes on its own line only', () => {
    const items = [buildItem(), buildItem({ id: 'scarf' })]
    expect(setQuantity(items, 'scarf', 4, 9).map(({ quantity }) => quantity)).toEqual([1, 4])
  })
})

describe('removing and undoing', () => {
  it('brings a line back where it stood', () => {
    const items = ['a', 'b', 'c'].map((id) => buildItem({ id }))
    fc.assert(
      fc.property(fc.nat(2), (index) => {
        const item = items[index] ?? buildItem()
        expect(restoreItem(removeItem(items, item.id), item, index)).toEqual(items)
        expect(restoreItem(items, item, index)).toBe(items)
      }),
    )
  })
})

describe('a cart against the shop of today', () => {
  const stock = [{ id: 'dress', price: 12_000, inventoryQuantity: 2 }]

  it('counts with the price of today, and says what it was', () => {
    const [line] = cartLines([buildItem()], stock, new Set())
    expect(line).toMatchObject({ price: 12_000, formerPrice: 14_800 })
  })

  it('leaves the price of a sample item alone', () => {
    const [line] = cartLines([buildItem()], stock, new Set(['dress']))
    expect(line).toMatchObject({ price: 14_800, formerPrice: null })
  })

  it('counts no more pieces than there are', () => {
    const [line] = cartLines([buildItem({ quantity: 5 })], stock, new Set())
    expect(line).toMatchObject({ quantity: 2, limit: 2 })
  })

  it('knows when the last piece is gone', () => {
    const gone = [{ id: 'dress', price: 14_800, inventoryQuantity: 0 }]
    expect(cartLines([buildItem()], gone, new Set())[0]?.limit).toBe(0)
  })

  it('takes a piece that the shop does not know as it is', () => {
    const [line] = cartLines([buildItem({ productId: 'other', quantity: 7 })], stock, new Set())
    expect(line).toMatchObject({ price: 14_800, quantity: 7, formerPrice: null })
  })
})

describe('a stored cart', () => {
  it('comes back as it was stored', () => {
    expect(parseCart(JSON.stringify([buildItem()]))).toEqual([buildItem()])
    expect(parseCart('[]')).toEqual([])
  })

  it('is none when the text is not a cart', () => {
    const broken = [null, '', '{', 'null', '{}', '[{}]', JSON.stringify([buildItem({ quantity: 0 })])]
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
    const items = addItem([buildItem()], { ...buildItem(medium), id: 'dress:m' }, 5)
    expect(items.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['dress', 1],
      ['dress:m', 1],
    ])
    expect(addItem(items, { ...buildItem(medium), id: 'dress:m' }, 5, 3)[1]?.quantity).toBe(4)
  })

  it('can be chosen later, and then join the line that has the same', () => {
    const items = [buildItem({ quantity: 2 }), buildItem({ ...medium, id: 'dress:m' })]
    expect(chooseVariant(items, 'dress', medium, 5)).toEqual([
      buildItem({ ...medium, id: 'dress:m', quantity: 3 }),
    ])
    expect(chooseVariant([buildItem({ quantity: 9 })], 'dress', medium, 5)).toEqual([
      buildItem({ ...medium, id: 'dress:m', quantity: 5 }),
    ])
  })

  it('have their own price and stock; one that is sold no more is out of stock', () => {
    const lines = cartLines(
      [buildItem(medium), buildItem({ variantId: 'gone' }), buildItem({ detail: 'Size S' })],
      [stock],
      new Set(),
    )
    expect(lines.map(({ price, limit, choice }) => [price, limit, choice])).toEqual([
      [15_000, 5, null],
      [14_800, 0, null],
      [14_800, 0, null],
    ])
  })

  it('are offered where none is chosen, and the line leads to its page', () => {
    const [line] = cartLines([buildItem()], [stock], new Set())
    expect(line?.href).toBe('/shop/marea-slip-dress')
    expect(line?.choice?.label).toBe('Choose Size')
    expect(line?.choice?.variants.map(({ detail, isOut }) => [detail, isOut])).toEqual([
      ['Size S', true],
      ['Size M', false],
    ])
  })

  it('are none in a cart that was stored before there were any', () => {
    const { variantId, ...old } = buildItem()
    expect(variantId).toBeNull()
    expect(parseCart(JSON.stringify([old]))).toEqual([buildItem()])
  })
})
