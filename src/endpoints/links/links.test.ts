import { placeOrder } from '@/contracts/orders/checkout'
import * as contract from '@/contracts/links/shortLinks'
import { createTask } from '@/contracts/schedule/tasks'
import type { Product as StoredProduct, User as StoredUser } from '@/payload-types'
import { failureOf } from '../core/testing/answers'
import { describeOwned } from '../core/testing/describeOwned'
import { buildUser } from '../core/testing/factories'
import { scheduleStart } from '../schedule/scheduleStart'
import { buildProduct } from '../core/testing/factories/commerce'
import { buildOrder } from '../core/testing/factories/orders'
import { type TestServer, startServer } from '../core/testing/server'
import { openShop, orderInput, storedOrder } from '../orders/testing/shop'
import { linkTarget } from './findLink'

describe('short links', () => {
  let server: TestServer
  let isla: StoredUser
  let mara: StoredUser
  let hat: StoredProduct

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
    await openShop(server.payload)
    isla = await buildUser(server.payload)
    mara = await buildUser(server.payload)
    hat = await buildProduct(server.payload, isla, { title: 'Raffia hat', price: 6_400 })
  })
  afterAll(async () => {
    await server.stop()
    for (const name of ['RATE_LIMITS', 'PAYMENTS']) delete process.env[name]
  })

  describeOwned(
    {
      list: contract.listShortLinks,
      create: contract.createShortLink,
      remove: contract.deleteShortLink,
    },
    {
      server: () => server,
      collection: 'short-links',
      create: {
        body: { label: ' Story, Saturday ', code: 'mine' },
        answer: {
          code: expect.stringMatching(/^[0-9a-z]{4}$/),
          label: 'Story, Saturday',
          productId: null,
          taskId: null,
          createdAt: expect.any(String),
          sold: [],
        },
        refused: [{ label: ' ' }, 'Say which post it is for.', 'label'],
      },
      removed: 'Short link deleted',
    },
  )

  const make = async (body: object = {}, as = isla): Promise<contract.ShortLink> => {
    const answer = await server.request(contract.createShortLink, { as, body: { label: 'Story', ...body } })
    expect(answer.status).toBe(201)
    return answer.json()
  }
  const listed = async (as = isla): Promise<contract.ShortLink[]> =>
    (await server.request(contract.listShortLinks, { as })).json()

  it('lead to a product of one’s own, else to the shop, and never anywhere else', async () => {
    const { code } = await make({ productId: hat.id })
    expect(await linkTarget(server.payload, code.toUpperCase())).toBe(`/shop/raffia-hat?s=${code}`)
    const shop = await make()
    expect(await linkTarget(server.payload, shop.code)).toBe(`/shop?s=${shop.code}`)
    for (const unknown of ['zzzzzz', '//evil.example', '', 'a'.repeat(200)])
      expect(await linkTarget(server.payload, unknown)).toBeNull()
    const gone = await buildProduct(server.payload, isla, { isActive: false })
    const hidden = await make({ productId: gone.id })
    expect(await linkTarget(server.payload, hidden.code)).toBe(`/shop?s=${hidden.code}`)
  })

  it('stand in a post, of which its owner’s schedule knows that it has one', async () => {
    const task = await (await server.request(createTask, { as: isla, body: { title: 'Story' } })).json()
    const body = { label: 'Story', taskId: task.id }
    const link = await (await server.request(contract.createShortLink, { as: isla, body })).json()
    expect(link).toMatchObject(body)
    expect((await scheduleStart(server.payload, isla, null)).linkedTasks).toEqual([task.id])
    expect((await scheduleStart(server.payload, mara, null)).linkedTasks).toEqual([])
  })

  it.each([
    ['productId', 'Choose a product of yours.'],
    ['taskId', 'Choose a post of yours.'],
  ])('refuse another’s %s as they refuse none', async (field, text) => {
    const foreign = await buildProduct(server.payload, mara)
    for (const id of [foreign.id, '65f0c0ffee65f0c0ffee65f0', 'https://evil.example']) {
      const answer = await server.request(contract.createShortLink, {
        as: isla,
        body: { label: 'Story', [field]: id },
      })
      expect([answer.status, await answer.json()]).toEqual([400, failureOf(text, field)])
    }
  })

  it('are kept with the line of an order, if there is such a link; whatever else is sent refuses nothing', async () => {
    const { code } = await make({ productId: hat.id })
    const place = async (link: unknown) => {
      const lines = [{ productId: hat.id, quantity: 1, link }]
      const answer = await server.request(placeOrder, { body: orderInput(hat, { lines }) })
      expect(answer.status).toBe(201)
      return (await storedOrder(server.payload, (await answer.json()).number)).lines?.[0]?.link
    }
    expect([await place(code), await place('none'), await place(null)]).toEqual([code, null, null])
  })

  it('tell what was sold of one’s own through each, without test orders and others’ pieces', async () => {
    const link = await make()
    const line = { sellerId: isla.id, link: link.code }
    const foreign = { sellerId: mara.id, link: link.code }
    await buildOrder(server.payload, isla, { lines: [line, foreign] })
    await buildOrder(server.payload, isla, {
      lines: [{ ...line, refundedQuantity: 1 }, { sellerId: isla.id }],
    })
    await buildOrder(server.payload, isla, { isTest: true, lines: [line] })
    await buildOrder(server.payload, isla, { status: 'cancelled', lines: [line] })
    const found = (await listed()).find(({ id }) => id === link.id)
    expect(found?.sold).toEqual([
      { currency: 'USD', orders: 2, pieces: 4, sold: 25_600, refundedPieces: 1, refunded: 6_400 },
    ])
    expect((await listed(mara)).flatMap(({ sold }) => sold)).toEqual([])
  })
})
