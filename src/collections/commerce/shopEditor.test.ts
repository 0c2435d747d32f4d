import type { Condition, Payload } from 'payload'
import { admitServerFunction } from '@/endpoints/console/serverFunction'
import { buildAdmin, buildUser } from '@/endpoints/core/testing/factories'
import { buildConnection, buildProduct } from '@/endpoints/core/testing/factories/commerce'
import { buildProductFile } from '@/endpoints/core/testing/factories/downloads'
import { type TestServer, cookieOf, startServer } from '@/endpoints/core/testing/server'
import { updateProduct } from '@/contracts/commerce/products'
import type { Product as StoredProduct, User as StoredUser } from '@/payload-types'

/** Everything of a product that is money, stock or its seller's own business, each with another value. */
const NOT_THEIRS = {
  price: 1,
  compareAtPrice: 99_900,
  currency: 'EUR',
  inventoryQuantity: 77,
  adjustStock: 5,
  weight: 3,
  availableFrom: '2027-01-01T12:00:00.000Z',
  options: [{ name: 'Size', values: ['S', 'M', 'L'] }],
  variants: [{ values: ['S'], price: 1 }],
  isActive: true,
  isFeatured: true,
  isWaiting: true,
  sku: 'OTHER',
  barcode: 'OTHER',
  externalId: 'OTHER',
  slug: 'another-address',
  files: [],
}

const SIZED = {
  options: [{ name: 'Size', values: ['S', 'M'] }],
  variants: [{ values: ['S'], inventoryQuantity: 5 }],
}

describe('a shop editor', () => {
  let server: TestServer
  let payload: Payload
  let seller: StoredUser
  let person: StoredUser
  let product: StoredProduct
  let rest: TestServer['askConsole']

  beforeAll(async () => {
    server = await startServer()
    rest = server.askConsole
    payload = server.payload
    seller = await buildUser(payload)
    person = await buildUser(payload, { role: 'shop-editor' })
  })
  it('has no field for the owner and the connection, whose names they may not read', () => {
    const { flattenedFields } = payload.collections.products.config
    for (const name of ['userId', 'platformConnectionId']) {
      const { condition } = flattenedFields.find((field) => field.name === name)?.admin ?? {}
      const shows = (user: StoredUser) =>
        condition?.({}, {}, { user: { ...user, collection: 'users' } } as unknown as Parameters<Condition>[2])
      expect([shows(person), shows(seller)]).toEqual([false, true])
    }
  })

  beforeEach(async () => {
    product = await buildProduct(payload, seller, {
      title: 'Dress',
      price: 14_800,
      isActive: false,
      sku: 'S-1',
    })
  })
  afterAll(() => server.stop())

  const stored = () => payload.findByID({ collection: 'products', id: product.id, depth: 0 })

  it('changes texts and pictures of everybody’s products, also of those not for sale', async () => {
    const texts = {
      title: 'Slip dress',
      description: 'Silk.',
      category: 'Dresses',
      tags: ['silk'],
      images: [{ url: 'https://example.com/a.webp' }],
    }
    expect((await rest(person, 'PATCH', `/products/${product.id}`, texts)).status).toBe(200)
    expect(await stored()).toMatchObject(texts)
  })

  it.each(Object.entries(NOT_THEIRS))('leaves %s as it is, whatever they send', async (name, value) => {
    if (name in SIZED) product = await buildProduct(payload, seller, SIZED)
    const sent = name === 'files' ? [(await buildProductFile(server, seller)).id] : value
    const content = async () => ({ ...(await stored()), updatedAt: null })
    const before = await content()
    for (const each of [sent, null, false]) {
      const answer = await rest(person, 'PATCH', `/products/${product.id}`, { [name]: each })
      expect(answer.status).toBeLessThan(500)
      expect(await content()).toEqual(before)
    }
  })

  it('cannot give a product to somebody else, delete it, or reach it through its seller’s calls', async () => {
    await rest(person, 'PATCH', `/products/${product.id}`, { userId: person.id })
    expect(await stored()).toMatchObject({ userId: seller.id })
    expect((await rest(person, 'DELETE', `/products/${product.id}`)).status).toBe(403)
    const call = { as: person, params: { id: product.id }, body: { title: 'Mine' } }
    expect((await server.request(updateProduct, call)).status).toBe(404)
  })

  it.each(['files', 'platformConnectionId'])('takes no %s along by duplicating a product', async (field) => {
    const value =
      field === 'files'
        ? [(await buildProductFile(server, seller)).id]
        : (await buildConnection(payload, seller)).id
    const source = await buildProduct(payload, seller, { [field]: value })
    const duplicate = (as: StoredUser) => rest(as, 'POST', `/products/${source.id}/duplicate`, {})
    const before = await payload.count({ collection: 'products' })
    expect((await duplicate(person)).status).toBe(404)
    expect(await payload.count({ collection: 'products' })).toEqual(before)
    const answer = await duplicate(await buildAdmin(payload))
    expect(answer.status).toBe(200)
    const { doc } = await answer.json()
    expect(await payload.findByID({ collection: 'products', id: doc.id, depth: 0 })).toMatchObject({
      userId: seller.id,
      [field]: value,
    })
  })

  it('lists the pictures as the console does, without those that were replaced', async () => {
    const answer = await rest(person, 'GET', '/media?where[replacedBy][exists]=false')
    expect(answer.status).toBe(200)
  })

  it('sets every field of a product of their own, as its seller', async () => {
    const own = await buildProduct(payload, person, { price: 100 })
    const call = { as: person, params: { id: own.id }, body: { price: 250, isFeatured: 'true' } }
    expect((await server.request(updateProduct, call)).status).toBe(200)
    expect(await payload.findByID({ collection: 'products', id: own.id })).toMatchObject({
      price: 250,
      isFeatured: true,
    })
  })

  it.each([
    'orders',
    'refunds',
    'payouts',
    'discount-codes',
    'payment-events',
    'directory-listings',
    'users',
  ])('changes nothing of %s', async (slug) => {
    expect([401, 403]).toContain((await rest(person, 'POST', `/${slug}`, {})).status)
    const id = slug === 'users' ? seller.id : '0'.repeat(24)
    expect([401, 403, 404]).toContain(
      (await rest(person, 'PATCH', `/${slug}/${id}`, { firstName: 'X' })).status,
    )
  })

  it('becomes one by an admin alone', async () => {
    const creator = await buildUser(payload)
    await rest(person, 'PATCH', `/users/${person.id}`, { role: 'admin' })
    expect(await payload.findByID({ collection: 'users', id: person.id })).toMatchObject({
      role: 'shop-editor',
    })
    const admin = await buildAdmin(payload)
    expect((await rest(admin, 'PATCH', `/users/${creator.id}`, { role: 'shop-editor' })).status).toBe(200)
    expect(
      (await rest(creator, 'PATCH', `/products/${product.id}`, { title: 'By the new one' })).status,
    ).toBe(200)
  })

  it.each([false, null])('changes nothing once approval is %j', async (approved) => {
    const former = await buildUser(payload, { role: 'shop-editor' })
    const cookie = await cookieOf(payload, former)
    await payload.db.updateOne({ collection: 'users', id: former.id, data: { approved } })
    const headers = { 'content-type': 'application/json', cookie }
    const body = JSON.stringify({ title: 'Taken' })
    const answer = await server.fetch(`/cms-api/products/${product.id}`, { method: 'PATCH', headers, body })
    expect([401, 403]).toContain(answer.status)
    expect((await stored()).title).toBe('Dress')
  })

  it('opens the console’s forms, schedules nothing and locks nothing', async () => {
    const headers = new Headers({ cookie: await cookieOf(payload, person), host: 'localhost:3000' })
    const ask = (name: string, args: Record<string, unknown>) =>
      admitServerFunction({ name, args }, headers, payload)
    expect(await ask('schedule-publish', { type: 'publish', globalSlug: 'landing' })).toBeNull()
    const locking = { collectionSlug: 'media', returnLockStatus: true, updateLastEdited: true }
    expect(await ask('form-state', locking)).toEqual({
      name: 'form-state',
      args: { collectionSlug: 'media' },
    })
  })

  it('finds products and pictures in the navigation, and nothing else', () => {
    const shown = [...payload.config.collections, ...payload.config.globals]
      .filter(({ admin }) => {
        const { hidden = false } = admin ?? {}
        return !(typeof hidden === 'function' ? hidden({ user: person as never }) : hidden)
      })
      .map(({ slug }) => slug)
    expect(shown.filter((slug) => !slug.startsWith('payload-')).toSorted()).toEqual(['media', 'products'])
  })
})
