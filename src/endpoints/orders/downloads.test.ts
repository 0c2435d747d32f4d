import { createLocalReq } from 'payload'
import { DOWNLOAD_TEXTS, ENDLESS_STOCK, createProductFile } from '@/contracts/commerce/downloads'
import { readProduct } from '@/contracts/commerce/productPage'
import { type Product, createProduct, updateProduct } from '@/contracts/commerce/products'
import { listMyVariants } from '@/contracts/commerce/variants'
import * as checkout from '@/contracts/orders/checkout'
import { allowDownloads, readDeskOrder, refundOrder } from '@/contracts/orders/deskCalls'
import { DESK_TEXTS } from '@/contracts/orders/deskTexts'
import * as contract from '@/contracts/orders/orderPage'
import { runRemoveLooseFiles } from '@/jobs/removeLooseFiles'
import type { User as StoredUser } from '@/payload-types'
import { ID, countOf } from '../core/testing/answers'
import { buildAdmin, buildUser } from '../core/testing/factories'
import { buildProductFile, fileForm } from '../core/testing/factories/downloads'
import type { TestServer } from '../core/testing/server'
import { queuedMails } from './testing/queuedMails'
import { linkOf, orderInput, storedOrder } from './testing/shop'
import { type TestShop, startShop } from './testing/startShop'

const TAX = 384
const TOTAL = 4_800 + TAX

describe('what is downloaded', () => {
  let shop: TestShop
  let server: TestServer
  let seller: StoredUser

  beforeAll(async () => {
    shop = await startShop()
    ;({ server, seller } = shop)
  })
  afterAll(() => shop.stop())

  const sell = async (fileIds: string[], rest: object = {}): Promise<Product> => {
    const body = { title: 'Summer presets', price: 4_800, fileIds, ...rest }
    return (await server.request(createProduct, { as: seller, body })).json()
  }
  const order = async (product: Product, overrides: object = {}): Promise<checkout.PlacedOrder> => {
    const given = { delivery: 'download', address: null, expectedTotal: TOTAL, ...overrides }
    const answer = await server.request(checkout.placeOrder, { body: orderInput(product, given) })
    expect(answer.status).toBe(201)
    return answer.json()
  }
  const page = async (placed: checkout.PlacedOrder): Promise<contract.OrderPage> =>
    (await server.request(contract.readOrderPage, { params: linkOf(placed) })).json()
  const pay = (placed: checkout.PlacedOrder) =>
    server.request(contract.payTestOrder, { params: linkOf(placed), body: { outcome: 'paid' } })
  const download = (placed: checkout.PlacedOrder, fileId: string, headers = {}) =>
    server.request(contract.downloadFile, { params: { ...linkOf(placed), fileId }, headers })
  const refusal = async (answer: Response) => [answer.status, (await answer.json()).message]

  it('is uploaded by anyone who is logged in, under the name that they give it', async () => {
    const send = (as: StoredUser | null, body: unknown, name = ' Presets.zip ') =>
      server.request(createProductFile, { as, query: { name }, body })
    expect((await send(null, fileForm('x'))).status).toBe(401)
    expect(await refusal(await send(seller, new FormData()))).toEqual([400, DOWNLOAD_TEXTS.missing])
    expect((await send(seller, fileForm('x'), ' ')).status).toBe(400)
    expect((await send(seller, { file: 'x' })).status).toBe(415)
    const answer = await send(seller, fileForm('presets'))
    expect([answer.status, await answer.json()]).toEqual([201, { id: ID, name: 'Presets.zip', bytes: 7 }])
  })

  it('never runs out, has no options, and is its seller’s own', async () => {
    const file = await buildProductFile(server, seller)
    const product = await sell([file.id], { inventoryQuantity: 0 })
    expect(product.inventoryQuantity).toBe(ENDLESS_STOCK)
    const own = await (await server.request(listMyVariants, { as: seller })).json()
    expect(own[0]).toMatchObject({ id: product.id, files: [file] })
    const options = [{ name: 'Size', values: ['M'] }]
    const variants = [{ values: ['M'] }]
    const withOptions = await server.request(updateProduct, {
      as: seller,
      params: { id: product.id },
      body: { options, variants },
    })
    expect(await refusal(withOptions)).toEqual([400, DOWNLOAD_TEXTS.noOptions])
    const foreign = await buildProductFile(server, await buildUser(server.payload))
    for (const fileIds of [[foreign.id], ['0'.repeat(24)], ['x']]) {
      const body = { title: 'Theirs', price: 1, fileIds }
      const answer = await server.request(createProduct, { as: seller, body })
      expect(await refusal(answer)).toEqual([404, DOWNLOAD_TEXTS.gone])
    }
    const slug = own[0].slug
    const shown = await (await server.request(readProduct, { params: { slug } })).json()
    expect(shown.downloads).toEqual([{ name: 'Presets.zip', bytes: 7 }])
    const body = { fileIds: [], inventoryQuantity: 5, inventoryWas: ENDLESS_STOCK }
    const back = await server.request(updateProduct, { as: seller, params: { id: product.id }, body })
    expect((await back.json()).inventoryQuantity).toBe(5)
  })

  it('is ordered without an address, and nothing is charged for shipping', async () => {
    const product = await sell([(await buildProductFile(server, seller)).id])
    const hat = await sell([], { title: 'Hat', inventoryQuantity: 3 })
    const quote = async (...products: Product[]): Promise<checkout.Quote> => {
      const lines = products.map(({ id: productId }) => ({ productId, quantity: 1 }))
      return (await server.request(checkout.quoteCart, { body: { lines } })).json()
    }
    expect(await quote(product)).toMatchObject({ deliveries: ['download'], shipping: 0, total: TOTAL })
    expect(await quote(product, hat)).toMatchObject({ deliveries: ['ship', 'pickup'], shipping: 500 })
    const placed = await order(product)
    expect(await page(placed)).toMatchObject({ delivery: 'download', address: null, downloads: [] })
    const body = orderInput(hat, { delivery: 'download', address: null })
    const refused = await server.request(checkout.placeOrder, { body })
    expect(await refusal(refused)).toEqual([400, 'Please enter the address.'])
  })

  it('is given to anyone with the link once it is paid, ten times and whole', async () => {
    const file = await buildProductFile(server, seller, { name: 'Sommer – “blue”.zip', words: 'blue hour' })
    const product = await sell([file.id])
    const placed = await order(product)
    expect((await download(placed, file.id)).status).toBe(404)
    await pay(placed)
    const paid = await page(placed)
    expect(paid).toMatchObject({
      status: 'paid',
      fulfilment: 'none',
      downloads: [{ fileId: file.id, left: 10 }],
    })
    const first = await download(placed, file.id)
    expect([first.status, await first.text()]).toEqual([200, 'blue hour'])
    expect(first.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('Sommer – “blue”.zip')}`,
    )
    expect(first.headers.get('cache-control')).toBe('no-store')
    const { key, number } = linkOf(placed)
    const other = linkOf(await order(product))
    for (const params of [
      { number, key: other.key, fileId: file.id },
      { number, key, fileId: '0'.repeat(24) },
    ]) {
      expect((await server.request(contract.downloadFile, { params })).status).toBe(404)
    }
    const answers = await Promise.all(Array.from({ length: 14 }, () => download(placed, file.id)))
    expect([countOf(answers, 200), countOf(answers, 409)]).toEqual([9, 5])
    await Promise.all(answers.filter(({ status }) => status === 200).map((answer) => answer.text()))
    expect(await refusal(await download(placed, file.id))).toEqual([409, DOWNLOAD_TEXTS.usedUp])
    const { id } = await storedOrder(server.payload, placed.number)
    const desk = await (await server.request(readDeskOrder, { as: seller, params: { id } })).json()
    expect(desk.lines[0]).toMatchObject({
      toShip: 0,
      files: [{ id: file.id, name: file.name, downloads: 10, allowed: 10 }],
    })
    expect(desk.may.ship).toBe(false)
  })

  it('is given for a test payment to callers on this machine only, who alone can make one', async () => {
    const file = await buildProductFile(server, seller)
    const product = await sell([file.id])
    const placed = await order(product)
    const outside = { headers: { 'x-forwarded-for': '192.0.2.4' } }
    const payment = { params: linkOf(placed), body: { outcome: 'paid' }, ...outside }
    expect((await server.request(contract.payTestOrder, payment)).status).toBe(404)
    await pay(placed)
    const refused = [409, DOWNLOAD_TEXTS.testOnly]
    expect(await refusal(await download(placed, file.id, outside.headers))).toEqual(refused)
    expect((await page(placed)).downloads).toMatchObject([{ fileId: file.id, left: 10 }])
    const body = orderInput(product, { delivery: 'download', address: null, expectedTotal: TOTAL })
    expect((await server.request(checkout.placeOrder, { body, ...outside })).status).toBe(409)
  })

  it('comes whole from a remote store, too, whatever part is asked for', async () => {
    const file = await buildProductFile(server, seller)
    const placed = await order(await sell([file.id]))
    await pay(placed)
    const { upload } = server.payload.collections['product-files'].config
    const { disableLocalStorage, handlers } = upload
    const asked: (string | null)[] = []
    upload.disableLocalStorage = true
    upload.handlers = [
      (req) => {
        asked.push(req.headers.get('range'))
        return new Response('all of it')
      },
    ]
    try {
      const answer = await server.request(contract.downloadFile, {
        params: { ...linkOf(placed), fileId: file.id },
        headers: { range: 'bytes=0-1' },
      })
      expect([answer.status, await answer.text()]).toEqual([200, 'all of it'])
      expect(asked).toEqual([null])
    } finally {
      Object.assign(upload, { disableLocalStorage, handlers })
    }
  })

  it('is given ten times more by its seller alone, once however often they say so', async () => {
    const file = await buildProductFile(server, seller)
    const placed = await order(await sell([file.id]))
    const { id, lines } = await storedOrder(server.payload, placed.number)
    const lineId = lines?.[0]?.id ?? ''
    const allow = (as: StoredUser | null, body: unknown = { lineId, fileId: file.id }) =>
      server.request(allowDownloads, { as, params: { id }, body })
    expect(await refusal(await allow(seller))).toEqual([409, DESK_TEXTS.nothingToDownload])
    await pay(placed)
    for (let times = 0; times < 10; times++) await (await download(placed, file.id)).text()
    expect((await download(placed, file.id)).status).toBe(409)
    expect((await allow(null)).status).toBe(401)
    expect((await allow(await buildUser(server.payload))).status).toBe(404)
    for (const body of [
      {},
      { lineId: null, fileId: file.id },
      { lineId, fileId: false },
      { lineId, fileId: 7 },
    ])
      expect((await allow(seller, body)).status).toBe(400)
    for (const body of [
      { lineId: 'x', fileId: file.id },
      { lineId, fileId: 'x'.repeat(10_000) },
    ])
      expect([400, 404]).toContain((await allow(seller, body)).status)
    const answers = await Promise.all([allow(seller), allow(seller), allow(await buildAdmin(server.payload))])
    const [first] = await Promise.all(answers.map((answer) => answer.json()))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(first.lines[0].files).toEqual([{ id: file.id, name: file.name, downloads: 10, allowed: 20 }])
    expect(await page(placed)).toMatchObject({ downloads: [{ left: 10 }] })
    expect(await (await download(placed, file.id)).text()).toBe('presets')
    const mails = (await queuedMails(server.payload)).filter(([kind]) => kind === 'order-downloads-allowed')
    expect(mails).toEqual([['order-downloads-allowed', `${id} ${lineId} ${file.id}`]])
  })

  it('is stopped by a full refund, which puts nothing back on sale', async () => {
    const file = await buildProductFile(server, seller)
    const product = await sell([file.id])
    const placed = await order(product)
    await pay(placed)
    const { id, lines } = await storedOrder(server.payload, placed.number)
    const answer = await server.request(refundOrder, {
      as: await buildAdmin(server.payload),
      params: { id },
      body: {
        key: crypto.randomUUID(),
        lines: [{ lineId: lines?.[0]?.id, quantity: 1 }],
        shipping: 0,
        restock: true,
        reason: 'requested',
      },
    })
    expect(answer.status).toBe(201)
    expect(await page(placed)).toMatchObject({ status: 'refunded', downloads: [] })
    expect((await download(placed, file.id)).status).toBe(404)
    const stored = await server.payload.findByID({ collection: 'products', id: product.id, depth: 0 })
    expect(stored.inventoryQuantity).toBe(ENDLESS_STOCK)
  })

  it('stays while a product or an order has it, and goes a day after it was chosen for nothing', async () => {
    const [sold, kept, loose] = [
      await buildProductFile(server, seller),
      await buildProductFile(server, seller),
      await buildProductFile(server, seller),
    ]
    const product = await sell([sold.id])
    await sell([kept.id])
    const placed = await order(product)
    await pay(placed)
    await server.payload.delete({ collection: 'products', id: product.id })
    const req = await createLocalReq({}, server.payload)
    expect(await runRemoveLooseFiles(req)).toBe(0)
    await runRemoveLooseFiles(req, new Date(Date.now() + 25 * 60 * 60 * 1000))
    const left = async (id: string) =>
      server.payload.findByID({ collection: 'product-files', id, disableErrors: true })
    expect([await left(sold.id), await left(kept.id), await left(loose.id)]).toEqual([
      expect.anything(),
      expect.anything(),
      null,
    ])
    expect((await download(placed, sold.id)).status).toBe(200)
  })
})
