import type { User as StoredUser } from '@/payload-types'
import { changeProductNumber } from '@/contracts/commerce/catalogue'
import { createProduct, listProducts, updateProduct } from '@/contracts/commerce/products'
import { listMyVariants } from '@/contracts/commerce/variants'
import { ID, failureOf } from '../core/testing/answers'
import { buildUser } from '../core/testing/factories'
import { buildProduct, sellPieces } from '../core/testing/factories/commerce'
import { type TestServer, startServer } from '../core/testing/server'

const SIZE = { name: 'Size', values: ['S', 'M', 'L'] }
const DRESS = {
  title: 'Marea slip dress',
  price: 14_800,
  options: [SIZE],
  variants: [
    { values: ['S'], sku: 'MAR-S', inventoryQuantity: 3 },
    { values: ['M'], price: 15_000, inventoryQuantity: 8 },
    { values: ['L'], inventoryQuantity: 4, isActive: 'false' },
  ],
}

describe('variants of a product', () => {
  let server: TestServer
  let isla: StoredUser

  beforeAll(async () => {
    server = await startServer()
    isla = await buildUser(server.payload)
  })
  afterAll(() => server.stop())

  const create = async (body: object = DRESS) =>
    (await server.request(createProduct, { as: isla, body })).json() as Promise<{ id: string }>
  const update = (id: string, body: object) =>
    server.request(updateProduct, { as: isla, params: { id }, body })
  const variantsOf = async (id: string) => {
    const all = await (await server.request(listMyVariants, { as: isla })).json()
    return all.find((each: { id: string }) => each.id === id)
  }
  const stockOf = async (id: string) => {
    const { variants } = await variantsOf(id)
    return variants.map(({ inventoryQuantity }: { inventoryQuantity: number }) => inventoryQuantity)
  }

  it('are kept with the product, whose stock is that of those for sale', async () => {
    const answer = await server.request(createProduct, { as: isla, body: DRESS })
    expect(answer.status).toBe(201)
    const product = await answer.json()
    expect(product.inventoryQuantity).toBe(11)
    expect(product).not.toHaveProperty('variants')
    expect(await variantsOf(product.id)).toEqual({
      id: product.id,
      slug: 'marea-slip-dress',
      availableFrom: null,
      options: [SIZE],
      variants: [
        { id: ID, values: ['S'], sku: 'MAR-S', price: null, inventoryQuantity: 3, isActive: 'true' },
        { id: ID, values: ['M'], sku: null, price: 15_000, inventoryQuantity: 8, isActive: 'true' },
        { id: ID, values: ['L'], sku: null, price: null, inventoryQuantity: 4, isActive: 'false' },
      ],
      files: [],
    })
    const shown = await (await server.request(listProducts)).json()
    expect(shown.find(({ id }: { id: string }) => id === product.id).inventoryQuantity).toBe(11)
  })

  it('are told to nobody else', async () => {
    await create()
    expect((await server.request(listMyVariants)).status).toBe(401)
    const answer = await server.request(listMyVariants, { as: await buildUser(server.payload) })
    expect(await answer.json()).toEqual([])
  })

  const [small, medium] = DRESS.variants
  it.each([
    [{ options: [{ name: '', values: ['S'] }] }, 'Name the option', 'options.0.name'],
    [{ options: [{ name: 'Size', values: [] }] }, 'Add at least one value', 'options.0.values'],
    [{ options: [{ name: 'Size', values: ['S', 's'] }] }, 'Each value once', 'options.0.values'],
    [
      { options: [{ name: 'Size', values: ['x'.repeat(41)] }] },
      'At most 40 characters',
      'options.0.values.0',
    ],
    [{ options: [SIZE, { ...SIZE, name: 'size' }] }, 'Two options have the same name', 'options'],
    [{ options: [SIZE, SIZE, SIZE] }, 'At most 2 options', 'options'],
    [{ variants: [] }, 'Add at least one variant', 'variants'],
    [{ options: [] }, 'Choose one value of each option', 'variants'],
    [{ variants: [{ values: ['XXL'] }] }, 'Choose one value of each option', 'variants'],
    [{ variants: [{ values: ['S', 'M'] }] }, 'Choose one value of each option', 'variants'],
    [{ variants: [small, medium, small] }, 'Each variant once', 'variants'],
    [
      { variants: [{ ...small, inventoryQuantity: -1 }] },
      'Inventory must be positive',
      'variants.0.inventoryQuantity',
    ],
    [{ variants: [{ ...small, price: 1.5 }] }, 'Price must be positive', 'variants.0.price'],
    [{ variants: Array.from({ length: 101 }, () => small) }, 'At most 100 variants', 'variants'],
  ])('refuse %j', async (change, text, field) => {
    const { id } = await create()
    const before = await variantsOf(id)
    for (const answer of [
      await server.request(createProduct, { as: isla, body: { ...DRESS, ...change } }),
      await update(id, change),
    ]) {
      expect(answer.status).toBe(400)
      expect(await answer.json()).toEqual(failureOf(text, field))
    }
    expect(await variantsOf(id)).toEqual(before)
  })

  it('keep their ids while their values change, and go with their options', async () => {
    const { id } = await create()
    const { variants } = await variantsOf(id)
    const ids = variants.map((each: { id: string }) => each.id)
    const renamed = [{ name: 'Fit', values: ['Small', 'M'] }]
    const kept = [
      { ...variants[0], values: ['Small'] },
      { values: ['M'], inventoryQuantity: 1 },
    ]
    expect((await update(id, { options: renamed, variants: kept })).status).toBe(200)
    const after = await variantsOf(id)
    expect(after.options).toEqual(renamed)
    expect(after.variants.map((each: { id: string }) => each.id)).toEqual(ids.slice(0, 2))
    const plain = await update(id, { options: [], variants: [], inventoryQuantity: 6 })
    expect((await plain.json()).inventoryQuantity).toBe(6)
    expect((await variantsOf(id)).variants).toEqual([])
  })

  it('take the difference to the stock that a form was opened with', async () => {
    const { id } = await create()
    const { variants } = await variantsOf(id)
    const inventoryWas = Object.fromEntries(
      variants.map((each: { id: string; inventoryQuantity: number }) => [each.id, each.inventoryQuantity]),
    )
    await sellPieces(server.payload, id, 2, 1)
    const more = variants.map((each: { inventoryQuantity: number }, index: number) => ({
      ...each,
      inventoryQuantity: each.inventoryQuantity + (index === 1 ? 10 : 0),
    }))
    const answer = await update(id, { variants: more, inventoryWas })
    expect((await answer.json()).inventoryQuantity).toBe(3 + 16)
    expect(await stockOf(id)).toEqual([3, 16, 4])
    const fewer = more.map((each: object, index: number) => ({
      ...each,
      inventoryQuantity: index === 1 ? 1 : 3,
    }))
    await sellPieces(server.payload, id, 16, 1)
    const refused = await update(id, { variants: fewer, inventoryWas })
    expect(refused.status).toBe(409)
    expect(await refused.json()).toEqual(
      failureOf('The stock has changed meanwhile', 'variants.1.inventoryQuantity'),
    )
    expect(await stockOf(id)).toEqual([3, 0, 4])
  })

  it('have each their own stock: a number for all is refused, the sum is not', async () => {
    const { id } = await create()
    const refusal = failureOf('Set the stock of each variant', 'inventoryQuantity')
    const answer = await update(id, { inventoryQuantity: 20 })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual(refusal)
    const body = { field: 'inventoryQuantity', from: 11, to: 12 }
    const cell = await server.request(changeProductNumber, { as: isla, params: { id }, body })
    expect(await cell.json()).toEqual(refusal)
    expect((await update(id, { title: 'Other', inventoryQuantity: 11 })).status).toBe(200)
    await sellPieces(server.payload, id, 1, 0)
    expect((await update(id, { inventoryQuantity: 11, inventoryWas: 11 })).status).toBe(200)
    expect(await stockOf(id)).toEqual([2, 8, 4])
  })

  it('lose no piece that is sold while the product is saved', async () => {
    const { id } = await create()
    await Promise.all([
      ...Array.from({ length: 8 }, () => sellPieces(server.payload, id, 1, 1)),
      ...Array.from({ length: 4 }, (_, index) => update(id, { title: `Title ${index}` })),
    ])
    expect(await stockOf(id)).toEqual([3, 0, 4])
    const plain = await buildProduct(server.payload, isla, { inventoryQuantity: 10 })
    await Promise.all([
      ...Array.from({ length: 8 }, () => sellPieces(server.payload, plain.id, 1)),
      ...Array.from({ length: 4 }, (_, index) => update(plain.id, { price: index })),
      update(plain.id, { inventoryQuantity: 15, inventoryWas: 10 }),
    ])
    const { inventoryQuantity } = await server.payload.findByID({ collection: 'products', id: plain.id })
    expect(inventoryQuantity).toBe(7)
  })
})
