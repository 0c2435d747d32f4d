import type { Product as StoredProduct, User as StoredUser } from '@/payload-types'
import * as contract from '@/contracts/commerce/catalogue'
import { createProduct, listMyProducts, listProducts, updateProduct } from '@/contracts/commerce/products'
import { countOf, failureOf } from '../core/testing/answers'
import { buildAdmin, buildUser } from '../core/testing/factories'
import { buildProduct } from '../core/testing/factories/commerce'
import { type TestServer, startServer } from '../core/testing/server'

describe('the product table', () => {
  let server: TestServer
  let admin: StoredUser
  let isla: StoredUser
  let mara: StoredUser

  beforeAll(async () => {
    server = await startServer()
    admin = await buildAdmin(server.payload)
    isla = await buildUser(server.payload)
    mara = await buildUser(server.payload)
  })
  afterAll(() => server.stop())

  const change = (id: string, body: unknown, as = isla) =>
    server.request(contract.changeProductNumber, { as, params: { id }, body })
  const batch = (body: unknown, as = isla) => server.request(contract.changeProducts, { as, body })
  const stored = (id: string) => server.payload.findByID({ collection: 'products', id, depth: 0 })

  it('shows one’s own products as rows, and each with its variants to nobody else', async () => {
    const owner = await buildUser(server.payload)
    const ask = async (id: string, as = owner) =>
      server.request(contract.readMyProduct, { as, params: { id } })
    const body = {
      title: 'Slip dress',
      price: 14_800,
      images: ['https://pictures.example.com/front.webp', 'https://pictures.example.com/back.webp'],
      options: [{ name: 'Size', values: ['S'] }],
      variants: [{ values: ['S'], inventoryQuantity: 3 }],
    }
    const made = await (await server.request(createProduct, { as: owner, body })).json()
    const rows = await (await server.request(contract.listProductRows, { as: owner })).json()
    expect(rows).toEqual([
      {
        id: made.id,
        title: 'Slip dress',
        sku: null,
        category: null,
        price: 14_800,
        compareAtPrice: null,
        currency: 'USD',
        inventoryQuantity: 3,
        isActive: 'true',
        isFeatured: 'false',
        picture: body.images[0],
        variants: 1,
        files: 0,
      },
    ])
    const { product, variants } = await (await ask(made.id)).json()
    expect(product).toEqual(made)
    expect(variants).toMatchObject({ id: made.id, options: body.options, variants: body.variants })
    expect((await ask(made.id, mara)).status).toBe(404)
    expect(await (await server.request(contract.listProductRows, { as: mara })).json()).toEqual([])
  })

  it('changes a number from what it was, once, however many try', async () => {
    const { id } = await buildProduct(server.payload, isla, { inventoryQuantity: 5, sku: 'KEPT' })
    const body = { field: 'inventoryQuantity', from: 5, to: 4 }
    const answers = await Promise.all(Array.from({ length: 5 }, () => change(id, body)))
    expect([countOf(answers, 200), countOf(answers, 409)]).toEqual([1, 4])
    const refused = answers.find(({ status }) => status === 409)
    expect(await refused?.json()).toEqual(failureOf('Changed meanwhile. This is the value now.'))
    const answer = await change(id, { field: 'price', from: 4_800, to: 0 })
    expect(await answer.json()).toMatchObject({ id, price: 0, inventoryQuantity: 4, sku: 'KEPT' })
  })

  it('changes no other field, no other person’s product, and to nothing below 0', async () => {
    const { id } = await buildProduct(server.payload, isla)
    for (const [body, field] of [
      [{ field: 'weight', from: 0, to: 1 }, 'field'],
      [{ field: 'price', from: 4_800, to: -1 }, 'to'],
      [{ field: 'price', from: 4_800, to: 1.5 }, 'to'],
      [{ field: 'price', to: 1 }, 'from'],
    ] as const) {
      const answer = await change(id, body)
      expect(answer.status).toBe(400)
      expect(Object.keys((await answer.json()).errors)).toEqual([field])
    }
    expect((await change(id, { field: 'price', from: 4_800, to: 1 }, mara)).status).toBe(404)
    expect((await stored(id)).price).toBe(4_800)
  })

  it('switches and deletes several, and names those that are not there any more', async () => {
    const first = await buildProduct(server.payload, isla)
    const second = await buildProduct(server.payload, isla)
    const others = await buildProduct(server.payload, mara)
    const ids = [first.id, second.id]
    const off = await batch({ change: 'deactivate', ids: [...ids, others.id, first.id, 'nothing'] })
    expect(await off.json()).toEqual({ done: ids, failed: [others.id, 'nothing'] })
    expect(await Promise.all(ids.map(async (id) => (await stored(id)).isActive))).toEqual([false, false])
    expect((await stored(others.id)).isActive).toBe(true)
    expect(await (await batch({ change: 'activate', ids: [first.id] })).json()).toMatchObject({ failed: [] })
    expect((await stored(first.id)).isActive).toBe(true)
    await batch({ change: 'delete', ids: [first.id] })
    const again = await batch({ change: 'delete', ids })
    expect(await again.json()).toEqual({ done: [second.id], failed: [first.id] })
    for (const body of [
      { change: 'publish', ids },
      { change: 'delete', ids: [] },
    ]) {
      expect((await batch(body)).status).toBe(400)
    }
  })

  it('is for nobody who is not logged in, and only admins approve', async () => {
    const { id } = await buildProduct(server.payload, isla, { isWaiting: true })
    const params = { id }
    expect((await server.request(contract.changeProducts, { body: {} })).status).toBe(401)
    expect((await server.request(contract.changeProductNumber, { params, body: {} })).status).toBe(401)
    expect((await server.request(contract.listWaitingProducts)).status).toBe(401)
    expect((await server.request(contract.approveProduct, { params })).status).toBe(401)
    expect((await server.request(contract.approveProduct, { as: isla, params })).status).toBe(403)
    const unknown = { id: '000000000000000000000000' }
    expect((await server.request(contract.approveProduct, { as: admin, params: unknown })).status).toBe(404)
  })

  describe('where first products await approval', () => {
    const settle = (productsWait: boolean) =>
      server.payload.updateGlobal({
        slug: 'site-settings',
        data: { productsWait, _status: 'published' },
        depth: 0,
      })
    const add = async (as: StoredUser, title: string): Promise<StoredProduct> =>
      (await server.request(createProduct, { as, body: { title, price: 100, isWaiting: false } })).json()
    const waiting = async (as: StoredUser) =>
      (await (await server.request(contract.listWaitingProducts, { as })).json()) as {
        nextWaits: boolean
        products: contract.WaitingProduct[]
      }
    const inShop = async () => JSON.stringify(await (await server.request(listProducts)).json())

    afterAll(() => settle(false))

    it('nothing waits unless the settings say so', async () => {
      const product = await add(await buildUser(server.payload), 'At once')
      expect((await stored(product.id)).isWaiting).toBe(false)
      expect(await inShop()).toContain('At once')
    })

    it('a new creator’s products wait, and no more after the first approval', async () => {
      await settle(true)
      const nina = await buildUser(server.payload)
      const [one, two] = await Promise.all([add(nina, 'First vase'), add(nina, 'Second vase')])
      expect(await inShop()).not.toMatch(/First vase|Second vase/)
      const own = await server.request(listMyProducts, { as: nina })
      expect(await own.json()).toHaveLength(2)
      expect(await waiting(nina)).toMatchObject({ nextWaits: true })
      expect((await waiting(nina)).products.map(({ id }) => id).toSorted()).toEqual(
        [one.id, two.id].toSorted(),
      )
      expect(await waiting(mara)).toEqual({ nextWaits: false, products: [] })
      const asked = (await waiting(admin)).products.find(({ id }) => id === one.id)
      expect(asked).toEqual({
        id: one.id,
        title: 'First vase',
        description: null,
        price: 100,
        currency: 'USD',
        images: [],
        username: nina.username,
        createdAt: expect.any(String),
      })
      // The creator can change it neither by the call nor through Payload's own API.
      await server.request(updateProduct, { as: nina, params: { id: one.id }, body: { isWaiting: false } })
      await server.payload.update({
        collection: 'products',
        id: one.id,
        data: { isWaiting: false },
        user: nina,
        overrideAccess: false,
      })
      expect((await stored(one.id)).isWaiting).toBe(true)

      for (const _ of ['once', 'again']) {
        const answer = await server.request(contract.approveProduct, { as: admin, params: { id: one.id } })
        expect(await answer.json()).toEqual({ message: 'Product approved' })
      }
      expect(await inShop()).toContain('First vase')
      expect(await inShop()).not.toContain('Second vase')
      await add(nina, 'Third vase')
      expect(await inShop()).toContain('Third vase')
    })
  })
})
