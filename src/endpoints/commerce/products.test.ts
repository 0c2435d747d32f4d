import sharp from 'sharp'
import type { User as StoredUser } from '@/payload-types'
import { MOMENT, countOf, failureOf } from '../core/testing/answers'
import { describeOwned } from '../core/testing/describeOwned'
import { buildAdmin, buildUser } from '../core/testing/factories'
import { buildConnection, buildProduct } from '../core/testing/factories/commerce'
import { type TestServer, startServer } from '../core/testing/server'
import * as contract from '@/contracts/commerce/products'

const UNKNOWN_ID = '000000000000000000000000'
const COMPLETE = {
  externalId: 'ext-1',
  title: 'Marea slip dress',
  description: 'Bias cut.',
  price: 14_800,
  compareAtPrice: 18_500,
  currency: 'usd',
  images: ['https://pictures.example.com/dress.webp', '/cms-api/media/file/product-01.webp'],
  category: 'Curated fashions',
  tags: ['silk', 'summer'],
  inventoryQuantity: 24,
  sku: 'MAR-01',
  barcode: '0123456789012',
  weight: 320,
  isActive: 'true',
  isFeatured: 'true',
}

describe('products', () => {
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

  const create = (body: unknown) => server.request(contract.createProduct, { as: isla, body })
  const update = (id: string, body: unknown) =>
    server.request(contract.updateProduct, { as: isla, params: { id }, body })
  const mine = () => server.request(contract.listMyProducts, { as: isla })

  it('shows visitors the active ones only, newest first, with exactly the shop’s fields', async () => {
    const older = await buildProduct(server.payload, mara, { title: 'Linen blazer' })
    const hidden = await buildProduct(server.payload, mara, { isActive: false })
    const newer = await buildProduct(server.payload, mara, {
      sku: 'SECRET-1',
      isFeatured: true,
      compareAtPrice: 9_900,
    })
    for (const as of [null, mara, admin]) {
      const answer = await server.request(contract.listProducts, { as })
      expect(answer.status).toBe(200)
      const products = await answer.json()
      expect(products[0]).toEqual({
        id: newer.id,
        title: newer.title,
        description: null,
        category: null,
        price: 4_800,
        compareAtPrice: 9_900,
        currency: 'USD',
        images: [],
        isFeatured: 'true',
        inventoryQuantity: 24,
        createdAt: newer.createdAt,
      })
      const ids = products.map(({ id }: { id: string }) => id)
      expect(ids.indexOf(older.id)).toBe(1)
      expect(ids).not.toContain(hidden.id)
    }
  })

  it('shows no visitor the owner, the connection or the numbers behind a product at Payload’s own door', async () => {
    const connection = await buildConnection(server.payload, mara)
    const { id } = await buildProduct(server.payload, mara, {
      sku: 'S-1',
      platformConnectionId: connection.id,
    })
    const read = await server.payload.findByID({
      collection: 'products',
      id,
      user: null,
      overrideAccess: false,
    })
    expect(Object.keys(read)).toEqual(expect.arrayContaining(['id', 'title', 'price']))
    for (const key of ['userId', 'platformConnectionId', 'sku', 'barcode', 'externalId'])
      expect(read).not.toHaveProperty(key)
  })

  describeOwned(
    {
      list: contract.listMyProducts,
      create: contract.createProduct,
      update: contract.updateProduct,
      remove: contract.deleteProduct,
    },
    {
      server: () => server,
      collection: 'products',
      create: {
        body: COMPLETE,
        answer: {
          ...COMPLETE,
          currency: 'USD',
          platformConnectionId: null,
          createdAt: MOMENT,
          updatedAt: MOMENT,
        },
        refused: [{ ...COMPLETE, title: '' }, 'Product title is required', 'title'],
      },
      update: {
        body: { title: 'Taken', isActive: 'false' },
        answer: { title: 'Taken', isActive: 'false', updatedAt: MOMENT },
        refused: [{ price: -1 }, 'Price must be positive', 'price'],
      },
      removed: 'Product deleted successfully',
    },
  )

  it('takes a title and a price, and answers every other key with its default or null', async () => {
    const answer = await create({ title: ' Shell ', price: 0, description: '', tags: null, isActive: '' })
    expect(answer.status).toBe(201)
    expect(await answer.json()).toEqual({
      id: expect.any(String),
      userId: isla.id,
      platformConnectionId: null,
      externalId: null,
      title: 'Shell',
      description: null,
      price: 0,
      compareAtPrice: null,
      currency: 'USD',
      images: [],
      category: null,
      tags: [],
      inventoryQuantity: 0,
      sku: null,
      barcode: null,
      weight: null,
      isActive: 'true',
      isFeatured: 'false',
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    })
  })

  const rules: [string, unknown, string][] = [
    ['title', '', 'Product title is required'],
    ['price', -1, 'Price must be positive'],
    ['price', 10.5, 'Price must be positive'],
    ['price', '100', 'Price must be positive'],
    ['price', 2 ** 53, 'Price must be positive'],
    ['compareAtPrice', -1, 'Price must be positive'],
    ['inventoryQuantity', -1, 'Inventory must be positive'],
    ['inventoryQuantity', 1.5, 'Inventory must be positive'],
    ['weight', 1.5, 'Weight must be positive'],
    ['currency', 'dollars', 'Must be a currency code of three letters'],
    ['isActive', true, 'Invalid input'],
    ['isFeatured', 'yes', 'Invalid input'],
    ['tags', 'silk', 'Invalid input'],
    ['description', 'x'.repeat(5_001), 'At most 5000 characters'],
  ]
  it.each(rules)('refuses %s %j, new or changed', async (field, value, message) => {
    const { id } = await buildProduct(server.payload, isla)
    for (const answer of [
      await create({ ...COMPLETE, [field]: value }),
      await update(id, { [field]: value }),
    ]) {
      expect(answer.status).toBe(400)
      expect(await answer.json()).toEqual(failureOf(message, field))
    }
  })

  it.each([
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    '//evil.example/x',
    '/\\evil',
    '/admin',
    '/cms-api/media/file/../../users',
    'https://a@b.example',
    '',
  ])('refuses %j as a picture', async (image) => {
    const answer = await create({ ...COMPLETE, images: [image] })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual(failureOf('Must be a valid URL', 'images.0'))
  })

  it('changes only what is given, clears with null, and goes back to a default', async () => {
    const product = await (await create(COMPLETE)).json()
    const change = async (body: unknown) => (await update(product.id, body)).json()
    const same = { ...product, updatedAt: expect.any(String) }
    expect(await change({})).toEqual(same)
    expect(await change({ price: 9_900, userId: mara.id })).toEqual({ ...same, price: 9_900 })
    expect(
      await change({ compareAtPrice: null, category: '', images: null, isFeatured: null, isActive: 'false' }),
    ).toEqual({
      ...same,
      price: 9_900,
      compareAtPrice: null,
      category: null,
      images: [],
      isFeatured: 'false',
      isActive: 'false',
    })
    expect(await change({ images: product.images, isActive: 'true' })).toMatchObject({
      images: product.images,
    })
  })

  it('follows a picture of the media library, sent back as it was answered', async () => {
    const data = await sharp({ create: { width: 40, height: 50, channels: 3, background: '#e4572e' } })
      .png()
      .toBuffer()
    const media = await server.payload.create({
      collection: 'media',
      data: { alt: 'A coral square' },
      file: { data, mimetype: 'image/png', name: 'coral square.png', size: data.length },
    })
    const { id } = await buildProduct(server.payload, isla, { images: [{ media: media.id }] })
    const [{ images }] = await (await mine()).json()
    expect(images).toEqual([expect.stringMatching(/^\/cms-api\/media\/file\/coral.*\?v=\w+$/)])
    const shop = await (await server.request(contract.listProducts)).json()
    expect(shop[0].images).toEqual(images)
    const body = { images: [...images, 'https://pictures.example.com/back.webp'] }
    expect(await (await update(id, body)).json()).toMatchObject(body)
    const stored = await server.payload.findByID({ collection: 'products', id, depth: 0 })
    expect(stored.images).toMatchObject([
      { media: media.id },
      { url: 'https://pictures.example.com/back.webp' },
    ])
    await expect(server.payload.delete({ collection: 'media', id: media.id })).rejects.toThrow('1 product')
  })

  it('refuses a connection of someone else like one that is not there, and takes none', async () => {
    const own = await buildConnection(server.payload, isla)
    const foreign = await buildConnection(server.payload, mara)
    const { id } = await buildProduct(server.payload, isla, { platformConnectionId: own.id })
    for (const platformConnectionId of [foreign.id, UNKNOWN_ID, 'abc']) {
      for (const answer of [
        await create({ ...COMPLETE, platformConnectionId }),
        await update(id, { platformConnectionId }),
      ]) {
        expect(answer.status).toBe(404)
        expect(await answer.json()).toEqual(failureOf('Platform connection not found'))
      }
    }
    expect(await (await create({ ...COMPLETE, platformConnectionId: own.id })).json()).toMatchObject({
      platformConnectionId: own.id,
    })
    expect(await (await update(id, { platformConnectionId: own.id })).json()).toMatchObject({
      platformConnectionId: own.id,
    })
    expect(await (await update(id, { platformConnectionId: '' })).json()).toMatchObject({
      platformConnectionId: null,
    })
  })

  it('loses no change when two fields are changed at once', async () => {
    const { id } = await buildProduct(server.payload, isla)
    const answers = await Promise.all([
      update(id, { price: 1 }),
      update(id, { inventoryQuantity: 7 }),
      update(id, { sku: 'X' }),
    ])
    expect(countOf(answers, 200)).toBe(3)
    expect(await server.payload.findByID({ collection: 'products', id })).toMatchObject({
      price: 1,
      inventoryQuantity: 7,
      sku: 'X',
    })
  })
})
