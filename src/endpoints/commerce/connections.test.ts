import { openSecret } from '@/auth/secrets'
import type { PlatformConnection as StoredPlatformConnection, User as StoredUser } from '@/payload-types'
import { countOf, failureOf } from '../core/testing/answers'
import { describeOwned } from '../core/testing/describeOwned'
import { buildAdmin, buildUser } from '../core/testing/factories'
import { buildConnection, buildProduct } from '../core/testing/factories/commerce'
import { type TestServer, startServer } from '../core/testing/server'
import * as contract from '@/contracts/commerce/connections'
import { createProduct } from '@/contracts/commerce/products'

const COMPLETE = {
  platform: 'shopify',
  platformName: 'Marea Shop',
  apiKey: 'shpat_0a1b2c3d4e5f',
  apiSecret: 'shpss_5f4e3d2c1b0a',
  shopUrl: 'https://marea.example.com',
  accessToken: 'short',
  isActive: 'true',
}

describe('platform connections', () => {
  let server: TestServer
  let admin: StoredUser
  let isla: StoredUser

  beforeAll(async () => {
    server = await startServer()
    admin = await buildAdmin(server.payload)
    isla = await buildUser(server.payload)
  })
  afterAll(() => server.stop())

  const create = (body: unknown) => server.request(contract.createPlatformConnection, { as: isla, body })
  const update = (id: string, body: unknown) =>
    server.request(contract.updatePlatformConnection, { as: isla, params: { id }, body })
  const remove = (id: string) =>
    server.request(contract.deletePlatformConnection, { as: isla, params: { id } })
  const stored = (id: string) =>
    server.payload.findByID({ collection: 'platform-connections', id, depth: 0, showHiddenFields: true })

  describeOwned(
    {
      list: contract.listPlatformConnections,
      create: contract.createPlatformConnection,
      update: contract.updatePlatformConnection,
      remove: contract.deletePlatformConnection,
    },
    {
      server: () => server,
      collection: 'platform-connections',
      create: {
        body: { ...COMPLETE, lastSyncedAt: '2001-01-01' },
        answer: {
          ...COMPLETE,
          apiKey: '••••4e5f',
          apiSecret: '••••1b0a',
          accessToken: '••••',
          lastSyncedAt: null,
        },
        refused: [{ ...COMPLETE, platform: 'etsy' }, 'Invalid input', 'platform'],
      },
      update: {
        body: { platformName: 'Mine now', isActive: 'false' },
        answer: { platformName: 'Mine now', isActive: 'false' },
        refused: [{ shopUrl: 'marea' }, 'Must be a valid URL', 'shopUrl'],
      },
      removed: 'Platform connection deleted successfully',
    },
  )

  it('stores secrets encrypted and answers them as masks', async () => {
    const connection = await (await create({ ...COMPLETE, platformName: 'Marea Sealed' })).json()
    expect(connection).toMatchObject({ apiKey: '••••4e5f', apiSecret: '••••1b0a', accessToken: '••••' })
    const row = await server.payload.db.connection
      .collection('platform-connections')
      .findOne({ platformName: 'Marea Sealed' })
    expect(row).not.toBeNull()
    expect(JSON.stringify(row)).not.toMatch(/shpat|shpss|short/)
    expect(opened(await stored(connection.id))).toEqual(['shpat_0a1b2c3d4e5f', 'shpss_5f4e3d2c1b0a', 'short'])
  })

  it('keeps secrets from everyone at Payload’s own doors, admins too', async () => {
    const { id } = await (await create(COMPLETE)).json()
    for (const user of [admin, isla]) {
      const read = await server.payload.findByID({
        collection: 'platform-connections',
        id,
        user,
        overrideAccess: false,
      })
      expect(JSON.stringify(read)).not.toMatch(/apiKey|apiSecret|accessToken|v1\./)
    }
    await expect(
      server.payload.find({
        collection: 'platform-connections',
        where: { apiKey: { contains: 'v1' } },
        user: admin,
        overrideAccess: false,
      }),
    ).rejects.toThrow()
  })

  it('changes what is given only; a secret that is missing, empty or its own mask stays', async () => {
    const { id } = await (await create(COMPLETE)).json()
    const same = ['shpat_0a1b2c3d4e5f', 'shpss_5f4e3d2c1b0a', 'short']
    for (const body of [
      { platformName: 'Marea' },
      { apiKey: '', apiSecret: '••••1b0a', accessToken: '••••' },
      { isActive: 'false', shopUrl: '' },
    ]) {
      expect((await update(id, body)).status).toBe(200)
      expect(opened(await stored(id))).toEqual(same)
    }
    const answer = await update(id, { apiKey: 'shpat_new_key_9999', accessToken: null })
    expect(await answer.json()).toEqual({
      id,
      userId: isla.id,
      platform: 'shopify',
      platformName: 'Marea',
      apiKey: '••••9999',
      apiSecret: '••••1b0a',
      shopUrl: null,
      accessToken: null,
      isActive: 'false',
      lastSyncedAt: null,
    })
    expect(opened(await stored(id))).toEqual(['shpat_new_key_9999', 'shpss_5f4e3d2c1b0a', null])
  })

  it('keeps the secrets when an admin saves the record in the console', async () => {
    const { id } = await (await create(COMPLETE)).json()
    await server.payload.update({
      collection: 'platform-connections',
      id,
      data: { platformName: 'Renamed' },
      user: admin,
      overrideAccess: false,
    })
    expect(opened(await stored(id))).toEqual(['shpat_0a1b2c3d4e5f', 'shpss_5f4e3d2c1b0a', 'short'])
  })

  it('takes the least there is, and a mask that was never a secret is none', async () => {
    const answer = await create({ platform: 'manual', platformName: 'Market stall', apiKey: '••••1234' })
    expect(answer.status).toBe(201)
    expect(await answer.json()).toEqual({
      id: expect.any(String),
      userId: isla.id,
      platform: 'manual',
      platformName: 'Market stall',
      apiKey: null,
      apiSecret: null,
      shopUrl: null,
      accessToken: null,
      isActive: 'true',
      lastSyncedAt: null,
    })
  })

  it.each([
    ['platform', undefined, 'Required'],
    ['platform', 'etsy', 'Invalid input'],
    ['platformName', '  ', 'Platform name is required'],
    ['shopUrl', 'marea', 'Must be a valid URL'],
    ['shopUrl', 'javascript:alert(1)', 'Must be a valid URL'],
    ['isActive', true, 'Invalid input'],
    ['apiKey', { $gt: '' }, 'Invalid input'],
  ])('refuses %s %j', async (field, value, message) => {
    const answer = await create({ ...COMPLETE, [field]: value })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual(failureOf(message, field))
  })

  it('leaves its products without a connection when it is deleted, once', async () => {
    const connection = await buildConnection(server.payload, isla)
    const product = await buildProduct(server.payload, isla, { platformConnectionId: connection.id })
    const answers = await Promise.all(Array.from({ length: 5 }, () => remove(connection.id)))
    expect([countOf(answers, 200), countOf(answers, 404)]).toEqual([1, 4])
    const left = await server.payload.findByID({ collection: 'products', id: product.id, depth: 0 })
    expect(left).toMatchObject({ title: product.title, platformConnectionId: null })
  })

  it('leaves no product that points to nothing, whoever is first', async () => {
    const connection = await buildConnection(server.payload, isla)
    const body = { title: 'Shell', price: 100, platformConnectionId: connection.id }
    const products = Array.from({ length: 20 }, () => server.request(createProduct, { as: isla, body }))
    const answers = await Promise.all([...products, remove(connection.id)])
    expect(answers.at(-1)?.status).toBe(200)
    const made = answers.slice(0, -1)
    expect(countOf(made, 201) + countOf(made, 404)).toBe(20)
    const { totalDocs } = await server.payload.count({
      collection: 'products',
      where: { platformConnectionId: { equals: connection.id } },
    })
    expect(totalDocs).toBe(0)
  })
})

/** The three secrets of a stored connection, decrypted. */
function opened({ apiKey, apiSecret, accessToken }: StoredPlatformConnection) {
  return [apiKey, apiSecret, accessToken].map((sealed) => (sealed ? openSecret(sealed) : null))
}
