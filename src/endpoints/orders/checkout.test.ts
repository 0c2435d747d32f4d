import { randomUUID } from 'node:crypto'
import * as contract from '@/contracts/orders/checkout'
import { readOrderPage } from '@/contracts/orders/orderPage'
import { driverCollection } from '@/database/driverCollection'
import type { Product as StoredProduct, User as StoredUser } from '@/payload-types'
import { countOf, failureOf } from '../core/testing/answers'
import { buildUser } from '../core/testing/factories'
import { buildProduct } from '../core/testing/factories/commerce'
import { type TestServer, startServer } from '../core/testing/server'
import { typesIn } from '../core/testing/typesIn'
import { subscriberAt } from '../audience/testing/subscribers'
import { queuedMails } from './testing/queuedMails'
import { ADDRESS, linkOf, openShop, orderInput, stockOf, storedOrder } from './testing/shop'

describe('the checkout', () => {
  let server: TestServer
  let seller: StoredUser
  let product: StoredProduct
  let sized: StoredProduct

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
    seller = await buildUser(server.payload, { firstName: 'Isla', lastName: 'Verano' })
  })
  beforeEach(async () => {
    await openShop(server.payload)
    product = await buildProduct(server.payload, seller, {
      title: 'Raffia hat',
      price: 6_400,
      inventoryQuantity: 5,
    })
    sized = await buildProduct(server.payload, seller, {
      title: 'Marea slip dress',
      price: 14_800,
      inventoryQuantity: 0,
      options: [{ name: 'Size', values: ['S', 'M'] }],
      variants: [
        { values: ['S'], inventoryQuantity: 0 },
        { values: ['M'], inventoryQuantity: 3, price: 15_000 },
      ],
    })
  })
  afterAll(async () => {
    await server.stop()
    for (const name of ['RATE_LIMITS', 'PAYMENTS']) delete process.env[name]
  })

  const quote = async (body: unknown): Promise<contract.Quote> => {
    const answer = await server.request(contract.quoteCart, { body })
    expect(answer.status).toBe(200)
    return answer.json()
  }
  const place = (body: unknown) => server.request(contract.placeOrder, { body })
  const placed = async (body: unknown): Promise<contract.PlacedOrder> => {
    const answer = await place(body)
    expect(answer.status).toBe(201)
    return answer.json()
  }
  const refused = async (body: unknown) => {
    const answer = await place(body)
    return [answer.status, await answer.json()]
  }
  const small = () => sized.variants?.[0]?.id ?? ''
  const medium = () => sized.variants?.[1]?.id ?? ''

  it('quotes what a cart comes to, and how it can be paid', async () => {
    const { id } = product
    expect(await quote({ lines: [{ productId: id, quantity: 2 }] })).toEqual({
      isOpen: true,
      lines: [
        {
          productId: id,
          variantId: null,
          slug: 'raffia-hat',
          title: 'Raffia hat',
          detail: null,
          image: null,
          price: 6_400,
          quantity: 2,
          available: 5,
          problem: null,
          keptUntil: null,
          availableFrom: null,
          optionNames: [],
          choices: [],
        },
      ],
      currency: 'USD',
      subtotal: 12_800,
      discount: 0,
      shipping: 500,
      tax: 1_024,
      total: 14_324,
      parts: [
        {
          sellerId: seller.id,
          name: 'Isla Verano',
          from: null,
          lines: [0],
          deliveries: ['ship', 'pickup'],
          delivery: 'ship',
          pickupText: 'Mondays at the studio.',
          shipPrice: 500,
          hasOwnRates: false,
          freeFrom: null,
          subtotal: 12_800,
          discount: 0,
          shipping: 500,
          tax: 1_024,
          total: 14_324,
          returns: null,
        },
      ],
      payments: [
        { id: 'test', label: 'Test payment', text: 'No money moves. Nothing is sent.' },
        { id: 'manual', label: 'Bank transfer', text: 'IBAN DE00 1234' },
      ],
      deliveries: ['ship', 'pickup'],
      pickupText: 'Mondays at the studio.',
      countries: ['US', 'DE', 'HK'],
      merchantName: 'Isla Verano Studio',
      takesCodes: false,
      discountCode: null,
      discountProblem: null,
    })
    expect(await quote({ lines: [{ productId: id, quantity: 1 }], delivery: 'pickup' })).toMatchObject({
      shipping: 0,
      total: 6_912,
    })
  })

  it('asks for the news of a buyer who ticked that, once the order is placed, and of nobody else', async () => {
    const plain = orderInput(product, { email: 'plain@example.com', attempt: randomUUID() })
    await placed(plain)
    expect(await subscriberAt(server.payload, 'plain@example.com')).toBeNull()
    const body = orderInput(product, { email: 'Nia@example.com', attempt: randomUUID() })
    const first = await placed({ ...body, wantsNews: true })
    // The wish is no part of the order, so a retry without it finds the same one.
    expect((await placed(body)).number).toBe(first.number)
    const wanted = await subscriberAt(server.payload, 'nia@example.com')
    expect(wanted).toMatchObject({
      status: 'pending',
      topics: [],
      askedTopics: ['news'],
      source: 'checkout',
      consents: [{ what: 'asked', wording: 'Also send me news: a letter now and then.' }],
    })
    const mails = await queuedMails(server.payload)
    expect(mails.filter(([kind]) => kind === 'subscription-confirm')).toEqual([
      ['subscription-confirm', String(wanted?._id)],
    ])
    const bad = await place({ ...body, attempt: randomUUID(), wantsNews: 'yes' })
    expect(bad.status).toBe(400)
  })

  it('offers no payment outside the site while the shop does not say how to make it', async () => {
    await openShop(server.payload, { manualInstructions: '' })
    const { payments } = await quote({ lines: [{ productId: product.id, quantity: 1 }] })
    expect(payments.map(({ id }: { id: string }) => id)).toEqual(['test'])
    const placed = await place(orderInput(product, { payment: 'manual' }))
    expect(placed.status).toBe(409)
  })

  it('tells of each line what keeps it from being bought, and leaves it out of the sum', async () => {
    const other = await buildProduct(server.payload, seller, { currency: 'EUR' })
    const hidden = await buildProduct(server.payload, seller, { isActive: false })
    const waiting = await buildProduct(server.payload, seller)
    await server.payload.update({ collection: 'products', id: waiting.id, data: { isWaiting: true } })
    const asked = [
      { productId: product.id, quantity: 4 },
      { productId: product.id, quantity: 2 },
      { productId: sized.id, quantity: 1 },
      { productId: sized.id, variantId: medium(), quantity: 1 },
      { productId: sized.id, variantId: small(), quantity: 1 },
      { productId: sized.id, variantId: 'of-another', quantity: 1 },
      { productId: product.id, variantId: medium(), quantity: 1 },
      { productId: other.id, quantity: 1 },
      { productId: hidden.id, quantity: 1 },
      { productId: waiting.id, quantity: 1 },
      { productId: '65f0c0ffee65f0c0ffee65f0', quantity: 1 },
      { productId: 'linen-set', quantity: 1 },
    ]
    const { lines, subtotal, currency } = await quote({ lines: asked })
    expect(lines.map(({ problem, quantity, available }) => [problem, quantity, available])).toEqual([
      [null, 4, 5],
      ['fewer', 1, 1],
      ['choose', 0, null],
      [null, 1, 3],
      ['sold_out', 0, 0],
      ['gone', 0, null],
      ['gone', 0, null],
      ['currency', 0, 24],
      ['gone', 0, null],
      ['gone', 0, null],
      ['gone', 0, null],
      ['sample', 0, null],
    ])
    expect([subtotal, currency]).toEqual([5 * 6_400 + 15_000, 'USD'])
    expect(lines[2]).toMatchObject({
      optionNames: ['Size'],
      choices: [{ available: 0 }, { available: 3, price: 15_000 }],
    })
    expect(lines[3]).toMatchObject({ variantId: medium(), detail: 'Size M', price: 15_000, choices: [] })
  })

  it('lists the variants of a product once, however many lines wait for a choice', async () => {
    const lines = Array.from({ length: 50 }, () => ({ productId: sized.id, quantity: 1 }))
    const quoted = await quote({ lines })
    expect(quoted.lines.map(({ problem }) => problem)).toEqual(Array(50).fill('choose'))
    expect(quoted.lines.map(({ choices }) => choices.length)).toEqual([2, ...Array<number>(49).fill(0)])
  })

  it('places an order with the shop’s prices, and takes its pieces', async () => {
    const lines = [
      { productId: sized.id, variantId: medium(), quantity: 2, price: 1, sellerId: 'me', title: 'x' },
    ]
    const total = 30_000 + 500 + 2_400
    const forged = { total: 1, status: 'paid', isTest: false, refunded: 5, currency: 'usd' }
    const answer = await placed(orderInput(sized, { lines, expectedTotal: total, ...forged }))
    expect(answer).toEqual({
      number: expect.stringMatching(/^TEST-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/),
      orderUrl: expect.stringMatching(/^\/order\/TEST-.{9}\/[\w-]{43}$/),
      payUrl: expect.stringMatching(/^\/pay\/test\/TEST-.{9}\/[\w-]{43}$/),
      status: 'placed',
    })
    expect(await stockOf(server.payload, sized.id, medium())).toBe(1)
    expect(await stockOf(server.payload, sized.id)).toBe(1)
    expect(await storedOrder(server.payload, answer.number)).toMatchObject({
      status: 'placed',
      isTest: true,
      total,
      refunded: 0,
      currency: 'USD',
      stockHeld: true,
      lines: [
        {
          productId: sized.id,
          variantId: medium(),
          sellerId: seller.id,
          sellerName: 'Isla Verano',
          sellerSharePercent: 100,
          title: 'Marea slip dress',
          detail: 'Size M',
          price: 15_000,
          quantity: 2,
        },
      ],
    })
  })

  it('stores of an order what Payload stores of one', async () => {
    const { number } = await placed(orderInput(product))
    const orders = driverCollection(server, 'orders')
    const stored = await orders.findOne({ number })
    const { _id, ...data } = JSON.parse(JSON.stringify(stored))
    await server.payload.create({
      collection: 'orders',
      data: { ...data, number: `${number}-2`, attempt: randomUUID() },
    })
    const made = await orders.findOne({ number: `${number}-2` })
    expect(typesIn(stored)).toEqual(typesIn(made))
  })

  it('answers the order to an attempt that is repeated while it takes the last pieces', async () => {
    for (let round = 0; round < 5; round++) {
      const last = await buildProduct(server.payload, seller, { price: 6_400, inventoryQuantity: 1 })
      const body = orderInput(last, { attempt: randomUUID() })
      const answers = await Promise.all([body, body, body, body].map(place))
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
      const orders = await Promise.all(answers.map((each) => each.json() as Promise<contract.PlacedOrder>))
      expect(new Set(orders.map(({ number }) => number)).size).toBe(1)
    }
  })

  it('makes one order of an attempt that comes often and at once, and refuses other contents', async () => {
    const body = orderInput(product)
    const answers = await Promise.all(Array.from({ length: 12 }, () => place(body)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 201))
    const numbers = new Set<string>()
    for (const each of answers) numbers.add((await each.json()).number)
    expect(numbers.size).toBe(1)
    expect(await stockOf(server.payload, product.id)).toBe(4)
    expect(await refused({ ...body, name: 'Somebody else' })).toEqual([
      409,
      failureOf('This was sent before with other contents.'),
    ])
  })

  it('sells the last pieces once to a crowd', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => place(orderInput(product))))
    expect([countOf(answers, 201), countOf(answers, 409)]).toEqual([5, 25])
    expect(await stockOf(server.payload, product.id)).toBe(0)
  })

  it('does not hang where carts cross, and sells no more than there is', async () => {
    const other = await buildProduct(server.payload, seller, { price: 6_400, inventoryQuantity: 5 })
    const both = [product, other].map(({ id }) => ({ productId: id, quantity: 1 }))
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        place(orderInput(product, { lines: index % 2 ? both : both.toReversed(), expectedTotal: 14_324 })),
      ),
    )
    expect([countOf(answers, 201), countOf(answers, 409)]).toEqual([5, 15])
    expect([await stockOf(server.payload, product.id), await stockOf(server.payload, other.id)]).toEqual([
      0, 0,
    ])
  })

  it('merges lines of the same piece', async () => {
    const line = { productId: product.id, quantity: 2 }
    const { number } = await placed(orderInput(product, { lines: [line, line], expectedTotal: 28_148 }))
    expect((await storedOrder(server.payload, number)).lines).toMatchObject([{ quantity: 4 }])
    expect(await stockOf(server.payload, product.id)).toBe(1)
  })

  it('refuses what cannot be had, in words at the line, and takes nothing', async () => {
    const lines = [
      { productId: product.id, quantity: 6 },
      { productId: sized.id, quantity: 1 },
      { productId: sized.id, variantId: small(), quantity: 1 },
    ]
    const [status, body] = await refused(orderInput(product, { lines }))
    expect([status, body]).toEqual([
      409,
      {
        ...failureOf('Only 5 left!'),
        errors: { 'lines.0': 'Only 5 left!', 'lines.1': 'Please choose Size', 'lines.2': 'Out of stock' },
      },
    ])
    expect(await stockOf(server.payload, product.id)).toBe(5)
  })

  it.each([
    [{ expectedTotal: 1 }, 'The price has changed. Please check your order.'],
    [{ payment: 'stripe' }, 'This way to pay is not offered.'],
  ])('refuses %j', async (overrides, text) => {
    expect(await refused(orderInput(product, overrides))).toEqual([409, failureOf(text)])
    expect(await stockOf(server.payload, product.id)).toBe(5)
  })

  it('tells a crowd at a product first of what is wrong with their own order', async () => {
    const bodies = Array.from({ length: 8 }, () => orderInput(product, { quantity: 6, address: null }))
    const answers = await Promise.all(bodies.map(refused))
    for (const [status, body] of answers)
      expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([400, ['address']])
  })

  it('sells nothing before anything is set', async () => {
    await server.payload.db.globals.collection.deleteMany({
      globalType: { $in: ['selling', 'site-settings'] },
    })
    expect(await refused(orderInput(product))).toEqual([409, failureOf('The shop is closed.')])
    const lines = [{ productId: product.id, quantity: 1 }]
    expect(await quote({ lines })).toMatchObject({
      isOpen: false,
      lines: [{ title: 'Raffia hat', price: 6_400 }],
    })
  })

  it('sells nothing while the shop is closed', async () => {
    await openShop(server.payload, { isOpen: false })
    expect(await refused(orderInput(product))).toEqual([409, failureOf('The shop is closed.')])
    expect(await quote({ lines: [{ productId: product.id, quantity: 1 }] })).toMatchObject({
      isOpen: false,
      payments: [],
    })
  })

  it.each([
    [{ quantity: 0 }, 'lines.0.quantity'],
    [{ quantity: -1 }, 'lines.0.quantity'],
    [{ quantity: 1.5 }, 'lines.0.quantity'],
    [{ quantity: 100 }, 'lines.0.quantity'],
    [{ lines: [] }, 'lines'],
    [{ lines: Array.from({ length: 51 }, () => ({ productId: 'x', quantity: 1 })) }, 'lines'],
    [{ email: 'nia@example' }, 'email'],
    [{ name: 'x'.repeat(300) }, 'name'],
    [{ note: 'x'.repeat(501) }, 'note'],
    [{ address: null }, 'address'],
    [{ address: { ...ADDRESS, country: 'FR' } }, 'address.country'],
    [{ address: { ...ADDRESS, postalCode: '' } }, 'address.postalCode'],
    [{ address: { ...ADDRESS, postalCode: 'ABCDE' } }, 'address.postalCode'],
    [{ attempt: 'once' }, 'attempt'],
    [{ payment: 'cash' }, 'payment'],
  ])('answers 400 to %j, at its field', async (overrides, field) => {
    const [status, body] = await refused(orderInput(product, overrides))
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([400, [field]])
  })

  it.each(['"2"', '1e309'])('answers 400 to the quantity %s', async (quantity) => {
    const body = JSON.stringify(orderInput(product)).replace('"quantity":1', `"quantity":${quantity}`)
    expect((await place(body)).status).toBe(400)
  })

  it('takes an address without a postal code where there are none, and a pickup without an address', async () => {
    await placed(orderInput(product, { address: { line1: '1 Nathan Road', city: 'Kowloon', country: 'hk' } }))
    await openShop(server.payload, { countries: ['PA', 'VN', 'US'] })
    for (const country of ['PA', 'VN'])
      await placed(orderInput(product, { address: { line1: '1 Calle', city: 'Colon', country } }))
    await placed(orderInput(product, { delivery: 'pickup', address: null, expectedTotal: 6_912 }))
    await openShop(server.payload, { hasPickup: false })
    const [status] = await refused(orderInput(product, { delivery: 'pickup', expectedTotal: 6_912 }))
    expect(status).toBe(400)
  })

  it('keeps strange names and notes as the text they are', async () => {
    const name = '<b>Nia</b> \u202E🌴\nReyes'
    const answer = await placed(orderInput(product, { name, note: '=1+1' }))
    const page = await server.request(readOrderPage, { params: linkOf(answer) })
    expect(await page.json()).toMatchObject({ name, note: '=1+1' })
  })

  it('lets nobody hold more than five unpaid orders, nor more than three with one mail', async () => {
    delete process.env.RATE_LIMITS
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
    const try_ = (body: object, address: string) =>
      server.request(contract.placeOrder, { body: { ...body, payment: 'manual' }, ...from(address) })
    const email = `${randomUUID()}@example.com`
    const mine = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        try_(orderInput(product, { email }), `198.51.100.${index + 1}`),
      ),
    )
    expect([countOf(mine, 201), countOf(mine, 409)]).toEqual([3, 1])
    const many = await buildProduct(server.payload, seller, { price: 6_400 })
    const here = await Promise.all(Array.from({ length: 6 }, () => try_(orderInput(many), '203.0.113.9')))
    expect([countOf(here, 201), countOf(here, 409)]).toEqual([5, 1])
    const [refusal] = here.filter(({ status }) => status === 409)
    expect(await refusal?.json()).toEqual(failureOf('You have too many unpaid orders.'))
    process.env.RATE_LIMITS = 'off'
  })
})
