import { randomUUID } from 'node:crypto'
import * as checkout from '@/contracts/orders/checkout'
import * as contract from '@/contracts/orders/orderPage'
import type { MailKind } from '@/database/queueMail'
import { buildAdmin, buildUser } from '@/endpoints/core/testing/factories'
import { buildProduct } from '@/endpoints/core/testing/factories/commerce'
import { FIRST_LINE, buildOrder } from '@/endpoints/core/testing/factories/orders'
import { type TestServer, startServer } from '@/endpoints/core/testing/server'
import { linkOf, openShop, orderInput, storedOrder } from '@/endpoints/orders/testing/shop'
import { type MailServer, startMailServer } from '@/mail/testing/mailServer'
import type { Order as StoredOrder, User as StoredUser } from '@/payload-types'

describe('the mails about orders', () => {
  let mailServer: MailServer
  let server: TestServer
  let seller: StoredUser
  let admins: StoredUser[]

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    process.env.SITE_URL = 'http://isla.localhost:3000'
    mailServer = await startMailServer()
    process.env.SMTP_URL = mailServer.url
    server = await startServer()
    await openShop(server.payload)
    admins = [await buildAdmin(server.payload), await buildAdmin(server.payload)]
    seller = await buildUser(server.payload, { firstName: 'Isla' })
  })
  beforeEach(async () => {
    mailServer.mails.length = 0
    await jobs()?.deleteMany({})
  })
  afterAll(async () => {
    await server.stop()
    await mailServer.stop()
    for (const name of ['RATE_LIMITS', 'SITE_URL', 'SMTP_URL', 'PAYMENTS']) delete process.env[name]
  })

  const jobs = () => server.payload.db.collections['payload-jobs']?.collection
  const run = () => server.payload.jobs.run({ silent: true })
  const place = async (overrides = {}): Promise<checkout.PlacedOrder> => {
    const product = await buildProduct(server.payload, seller, { title: 'Raffia hat', price: 6_400 })
    const body = orderInput(product, { email: `Nia.${randomUUID()}@example.com`, ...overrides })
    const answer = await server.request(checkout.placeOrder, { body })
    expect(answer.status).toBe(201)
    return answer.json()
  }
  const pay = (order: checkout.PlacedOrder) =>
    server.request(contract.payTestOrder, { params: linkOf(order), body: { outcome: 'paid' } })
  const linkIn = (mail?: { text: string }) =>
    linkOf({
      orderUrl: /http:\/\/isla\.localhost:3000(\/order\/\S+\/[\w-]{43})\s/.exec(mail?.text ?? '')?.[1] ?? '',
    })
  const queue = async (kind: MailKind, about: string) => {
    await jobs()?.deleteMany({})
    await server.payload.jobs.queue({ task: 'sendMail', input: { kind, about } })
    await run()
    return mailServer.mails.at(-1)
  }

  it('bring the buyer the receipt with the order’s link, and the seller what was sold', async () => {
    const order = await place({ name: 'Nia\r\nBcc: all@example.com' })
    await pay(order)
    await run()
    const { email } = await storedOrder(server.payload, order.number)
    const receipt = mailServer.mails.find(({ to }) => to[0] === `<${email}>`)
    const sold = mailServer.mails.find(({ to }) => to[0] === `<${seller.email}>`)
    expect(mailServer.mails).toHaveLength(2)
    expect(receipt?.text).toContain(`Subject: Test order: Your receipt for order ${order.number}`)
    expect(linkIn(receipt)).toMatchObject({ number: order.number })
    expect(receipt?.text).toContain('Raffia hat: $64.00')
    expect(receipt?.text).toMatch(/TEST-[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/)
    expect(receipt?.text).toContain('http://isla.localhost:3000/verify')
    expect(receipt?.text).not.toMatch(/^Bcc:/m)
    expect(sold?.text).toContain('Hi Isla,')
    expect(sold?.text).toContain('http://isla.localhost:3000/dashboard/ecommerce/orders')
  })

  it('bring the instructions for a payment outside the site, and say that it is cancelled', async () => {
    const order = await place({ payment: 'manual' })
    await run()
    const received = mailServer.mails.find(({ to }) => to[0] !== `<${seller.email}>`)
    expect(received?.text).toContain(`Subject: We have your order ${order.number}`)
    expect(received?.text).toContain('IBAN DE00 1234')
    await server.request(contract.cancelOrder, { params: linkIn(received) })
    await run()
    expect(mailServer.mails.at(-1)?.text).toContain(`Subject: Your order ${order.number} is cancelled`)
  })

  it('tell the seller what is held, and the admins who confirmed the payment', async () => {
    const order = await place({ payment: 'manual' })
    const { id } = await storedOrder(server.payload, order.number)
    const waits = await queue('order-waits', `${id} ${seller.id}`)
    expect(waits?.to).toEqual([`<${seller.email}>`])
    expect(waits?.text).toContain(`Subject: Ordered, not paid yet: ${order.number}`)
    expect(waits?.text).toContain('Raffia hat: $64.00')
    const history = [{ at: new Date().toISOString(), what: 'paid', by: 'isla' }]
    await server.payload.update({ collection: 'orders', id, data: { history, status: 'paid' } })
    const confirmed = await queue('order-confirmed', id)
    expect(confirmed?.to.toSorted()).toEqual(admins.map(({ email }) => `<${email}>`).sort())
    expect(confirmed?.text).toContain('isla says that its payment of $74.12 has come. Check that it has.')
    expect(confirmed?.text).toContain(
      `Open the order: http://isla.localhost:3000/dashboard/ecommerce/orders/${id}\n`,
    )
    mailServer.mails.length = 0
    expect(await queue('order-waits', `${id} ${seller.id}`)).toBeUndefined()
  })

  it('tell a seller that their part of a shipped order is picked up', async () => {
    const sums = { subtotal: 6_400, discount: 0, shipping: 0, tax: 512, total: 6_912, shippingRefunded: 0 }
    const part = { sellerId: seller.id, delivery: 'pickup', ...sums } as const
    const { id } = await ordered({ delivery: 'ship', parts: [part] })
    expect((await queue('order-sold', `${id} ${seller.id}`))?.text).toContain('The buyer picks this up.')
    const shipped = await ordered({ delivery: 'ship' })
    expect((await queue('order-sold', `${shipped.id} ${seller.id}`))?.text).not.toContain('picks this up')
  })

  it('bring the receipt in a part for each seller, and tell the pickup of one from a parcel', async () => {
    const sums = { subtotal: 6_400, discount: 0, shipping: 600, tax: 512, total: 7_512, shippingRefunded: 0 }
    const other = await buildUser(server.payload, { firstName: 'Sol' })
    const parts = [
      { ...sums, sellerId: seller.id, name: 'Isla Verano', from: 'Miami Beach, Florida', delivery: 'ship' },
      {
        ...sums,
        sellerId: other.id,
        name: 'Sol',
        delivery: 'pickup',
        shipping: 0,
        total: 6_912,
        returnDays: 14,
      },
    ] as const
    const second = FIRST_LINE.replace(/.$/, '2')
    const lines = [{ sellerId: seller.id }, { id: second, sellerId: other.id, title: 'Sun hat', quantity: 1 }]
    const shipments = [FIRST_LINE, second].map((lineId) => ({
      key: randomUUID(),
      at: new Date().toISOString(),
      lines: [{ lineId, quantity: 1 }],
    }))
    const order = await ordered({ delivery: 'ship', parts: [...parts], lines, shipments })
    const receipt = (await queue('order-paid', order.id))?.text
    expect(receipt).toContain(
      'From Isla Verano, Miami Beach, Florida\n2 × Shell hoop earrings: $128.00\nShipping: $6.00\nTax: $5.12\n' +
        'This part: $75.12\n\nFrom Sol\n1 × Sun hat: $64.00\nShipping: $0.00\nTax: $5.12\nThis part: $69.12\n' +
        'Returns: 14 days.\n\n',
    )
    const subjects = []
    for (const { id } of order.shipments ?? [])
      subjects.push(
        /Subject: (.+)/.exec((await queue('order-shipped', `${order.id} ${id}`))?.text ?? '')?.[1],
      )
    expect(subjects).toEqual([`On its way: order ${order.number}`, `Picked up: order ${order.number}`])
  })

  it('tell all admins of a problem, unless it is settled', async () => {
    const order = await place()
    await pay(order)
    const { id } = await storedOrder(server.payload, order.number)
    expect(await queue('order-problem', id)).toBeUndefined()
    await server.payload.update({ collection: 'orders', id, data: { problem: 'disputed' } })
    const mail = await queue('order-problem', id)
    expect(mail?.to.toSorted()).toEqual(admins.map(({ email }) => `<${email}>`).sort())
    expect(mail?.text).toContain(`Subject: Please look at order ${order.number}`)
  })

  it('bring the link, an apology and a parcel’s number', async () => {
    const order = await place()
    await pay(order)
    const { id, lines } = await storedOrder(server.payload, order.number)
    const link = linkIn(await queue('order-link', id))
    const opened = await server.request(contract.readOrderPage, { params: link })
    expect(await opened.json()).toMatchObject({ number: order.number })
    expect((await queue('order-sold-out', id))?.text).toContain('All of it, $74.12, goes back to you.')
    const shipment = {
      key: randomUUID(),
      carrier: 'USPS',
      trackingNumber: '9400',
      at: new Date().toISOString(),
      lines: [{ lineId: lines?.[0]?.id ?? '', quantity: 1 }],
    }
    const data = { shipments: [shipment] }
    const { shipments } = await server.payload.update({ collection: 'orders', id, data, depth: 0 })
    const shipped = await queue('order-shipped', `${id} ${shipments?.[0]?.id}`)
    expect(shipped?.text).toMatch(/1 .+ Raffia hat/)
    expect(shipped?.text).toContain('9400')
  })

  const ordered = (changes: Parameters<typeof buildOrder>[2] = {}): Promise<StoredOrder> =>
    buildOrder(server.payload, seller, { name: 'Carmen', ...changes })

  it('bring the seller what a buyer sends back, and the admins that they decide, while it waits', async () => {
    const asked = { key: 'k', sellerId: seller.id, lineId: FIRST_LINE, quantity: 1, reason: 'other' } as const
    const order = await ordered({ returns: [{ ...asked, state: 'requested' }] })
    const toSeller = await queue('order-return-asked', `${order.id} ${seller.id}`)
    expect(toSeller?.to).toEqual([`<${seller.email}>`])
    expect(toSeller?.text).toContain(`Subject: Return: ${order.number}`)
    expect(toSeller?.text).toContain(
      `Hi Isla,\n\nA buyer wants to send this back:\n\n1 × Shell hoop earrings\n\nAnswer it: ` +
        `http://isla.localhost:3000/dashboard/ecommerce/orders/${order.id}\n\n`,
    )
    await openShop(server.payload, { sellersRefund: false })
    const mayNotAnswer = await queue('order-return-asked', `${order.id} ${seller.id}`)
    expect(mayNotAnswer?.text).toContain('See the return: http')
    const toAdmins = await queue('order-return-waits', order.id)
    expect(toAdmins?.to.toSorted()).toEqual(admins.map(({ email }) => `<${email}>`).sort())
    expect(toAdmins?.text).toContain(`Subject: Please look at order ${order.number}`)
    expect(toAdmins?.text).toContain('A buyer wants to send pieces back. You decide in the dashboard.')
    expect(toAdmins?.text).toContain(
      `Open the order: http://isla.localhost:3000/dashboard/ecommerce/orders/${order.id}\n`,
    )
    mailServer.mails.length = 0
    const { id } = await ordered({ returns: [{ ...asked, state: 'declined' }] })
    expect(await queue('order-return-asked', `${id} ${seller.id}`)).toBeUndefined()
    expect(await queue('order-return-waits', id)).toBeUndefined()
  })

  it.each([
    [
      'approved',
      null,
      'You can send this back: 1 × Shell hoop earrings.\n\nTo:\n1 Beach Road, Miami\n\nBy Dec 10, 2026.',
    ],
    ['declined', 'It is worn.', 'This cannot be returned: 1 × Shell hoop earrings.\n\nIt is worn.\n\n'],
  ] as const)('bring the buyer the answer to a return, %s', async (state, word, text) => {
    const asked = { key: 'k', sellerId: seller.id, lineId: FIRST_LINE, quantity: 1, reason: 'other' } as const
    const sending = { address: '1 Beach Road, Miami', sendUntil: '2026-12-10T12:00:00.000Z' }
    const { id, number, returns } = await ordered({ returns: [{ ...asked, ...sending, state, word }] })
    const mail = await queue('order-return-decided', `${id} ${returns?.[0]?.id} ${state}`)
    expect(mail?.to).toEqual(['<carmen@ocasio.example>'])
    expect(mail?.text).toContain(`Subject: Your return is ${state}: order ${number}`)
    expect(mail?.text).toContain(`Hi Carmen,\n\n${text}`)
    expect(mail?.text).toContain('See your order: http://isla.localhost:3000/order/')
  })

  it('say what comes back for a return, also when a first refund of it failed', async () => {
    const asked = { key: 'k', sellerId: seller.id, lineId: FIRST_LINE, quantity: 1, reason: 'other' } as const
    const order = await ordered({ returns: [{ ...asked, state: 'refunded', word: 'A seam is torn.' }] })
    const [returned] = order.returns ?? []
    for (const key of [`return-${returned?.id}`, `return-${returned?.id}-2`]) {
      const sums = { amount: 6_912, tax: 512, shipping: 0 }
      const refund = await server.payload.create({
        collection: 'refunds',
        data: {
          ...sums,
          orderId: order.id,
          key,
          reason: 'requested',
          source: 'here',
          state: 'done',
          by: 'isla',
        },
      })
      expect((await queue('order-refunded', refund.id))?.text).toContain(
        'You get $69.12 back for this: 1 × Shell hoop earrings.\n\nA seam is torn.\n\n',
      )
      mailServer.mails.length = 0
    }
  })

  it('say that a file can be downloaded again, as long as it can', async () => {
    const files = [{ fileId: '1'.repeat(24), name: 'Presets.zip', bytes: 9, downloads: 10, allowed: 20 }]
    const order = await ordered({ lines: [{ sellerId: seller.id, files }] })
    const about = `${order.id} ${FIRST_LINE} ${'1'.repeat(24)}`
    const mail = await queue('order-downloads-allowed', about)
    expect(mail?.text).toContain(`Subject: Your files of order ${order.number}`)
    expect(mail?.text).toContain('You can download Presets.zip 10 times more.\n\nDownload it: http://isla')
    await server.payload.update({ collection: 'orders', id: order.id, data: { problem: 'disputed' } })
    mailServer.mails.length = 0
    expect(await queue('order-downloads-allowed', about)).toBeUndefined()
  })

  it('say of an order that cost nothing that there is nothing to pay, and that nothing comes back', async () => {
    const files = [{ fileId: '1'.repeat(24), name: 'Presets.zip', bytes: 9, downloads: 0 }]
    const lines = [{ sellerId: seller.id, title: 'Presets', price: 0, quantity: 1, files }]
    const order = await ordered({ total: 0, tax: 0, shipping: 0, lines })
    const placed = await queue('order-paid', order.id)
    expect(placed?.text).toContain(`Subject: We have your order ${order.number}`)
    expect(placed?.text).toContain(
      'Thank you. There is nothing to pay to Isla Verano Studio for:\n\n1 × Presets: $0.00\n\n' +
        'Your files wait on the page of your order.\n\nGet your files: http://isla.localhost:3000/order/',
    )
    const called = { orderId: order.id, key: randomUUID(), amount: 0, tax: 0, shipping: 0, by: 'isla' }
    const refund = await server.payload.create({
      collection: 'refunds',
      data: { ...called, reason: 'other', source: 'here', state: 'done' },
    })
    const off = await queue('order-refunded', refund.id)
    expect(off?.text).toContain(`Subject: Some pieces do not come: order ${order.number}`)
    expect(off?.text).toContain(
      'Isla Verano Studio called pieces of your order off. They cost nothing, so nothing comes back.',
    )
  })

  it('go to no buyer who was erased', async () => {
    const order = await place()
    const { id } = await storedOrder(server.payload, order.number)
    await server.payload.db.collections.orders?.collection.updateOne(
      { number: order.number },
      { $set: { email: null } },
    )
    expect(await queue('order-link', id)).toBeUndefined()
  })
})
