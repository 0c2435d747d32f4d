import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type DatabaseProxy, startDatabaseProxy } from '@/endpoints/core/testing/databaseProxy'
import { type TestServer, startServer } from '@/endpoints/core/testing/server'
import { followContent } from './followContent'
import { EVENT_PAGE, EVERY_PAGE, PRODUCT_PAGE } from '@/contracts/pages'

/** Longer than the driver waits for the database before it gives up a change stream (two seconds). */
const OUTAGE_MS = 5_000

describe('prerendered pages', () => {
  let proxy: DatabaseProxy
  let server: TestServer
  let dropped: string[] = []
  let following: Promise<void>
  const site = http.createServer((request, response) => {
    let body = ''
    request.on('data', (bytes) => {
      body += String(bytes)
    })
    request.on('end', () => {
      dropped.push(...(JSON.parse(body) as { paths: string[] }).paths)
      response.end('{}')
    })
  })

  beforeAll(async () => {
    site.listen(0, '127.0.0.1')
    await once(site, 'listening')
    process.env.PORT = String((site.address() as AddressInfo).port)
    proxy = await startDatabaseProxy(process.env.TEST_DATABASE_URI ?? '')
    process.env.TEST_DATABASE_URI = proxy.uri
    server = await startServer()
    following = followContent(server.payload)
    await dropOf(EVERY_PAGE)
  })
  afterAll(async () => {
    await server.stop()
    await following
    await proxy.stop()
    site.close()
    delete process.env.PORT
  })

  async function dropOf(path: string): Promise<void> {
    for (const deadline = Date.now() + 30_000; !dropped.includes(path); await wait(50)) {
      if (Date.now() > deadline) throw new Error(`${path} was not dropped: ${dropped.join(' ')}`)
    }
  }
  const change = () => server.payload.db.collections.products?.collection.insertOne({ title: 'New here' })

  it('are dropped when what they show was changed elsewhere', async () => {
    dropped = []
    await change()
    await dropOf('/shop')
  })

  it('are dropped when a seller is renamed, and for nothing else that is stored of them', async () => {
    const users = server.payload.db.collections.users?.collection
    const { insertedId } = (await users?.insertOne({ username: 'sol', firstName: 'Sol' })) ?? {}
    dropped = []
    await users?.updateOne({ _id: insertedId }, { $set: { firstName: 'Sol', updatedAt: 1 } })
    await change()
    await dropOf('/cart')
    await wait(1_500)
    expect(dropped.filter((path) => path === PRODUCT_PAGE)).toHaveLength(1)
    dropped = []
    await users?.updateOne({ _id: insertedId }, { $set: { firstName: 'Solana' } })
    await dropOf(PRODUCT_PAGE)
    expect(dropped.toSorted()).toEqual(['/events', EVENT_PAGE, PRODUCT_PAGE].toSorted())
  })

  it('of events are dropped when a held place becomes a guest’s, and for no decision on it', async () => {
    const registrations = server.payload.db.collections['event-registrations']?.collection
    const held = { status: 'pending', heldUntil: new Date() }
    const { insertedId } = (await registrations?.insertOne(held)) ?? {}
    dropped = []
    await registrations?.updateOne({ _id: insertedId }, { $set: { status: 'approved' } })
    await change()
    await dropOf('/cart')
    expect(dropped).not.toContain(EVENT_PAGE)
    await registrations?.updateOne({ _id: insertedId }, { $set: { heldUntil: null } })
    await dropOf(EVENT_PAGE)
  })

  it('are dropped once for all that is sold within a second', async () => {
    const products = server.payload.db.collections.products?.collection
    const { insertedId } = (await change()) ?? {}
    await dropOf('/shop')
    await wait(200)
    dropped = []
    for (let sold = 0; sold < 20; sold++)
      await products?.updateOne(
        { _id: insertedId },
        { $inc: { inventoryQuantity: 1 }, $set: { updatedAt: sold } },
      )
    await dropOf('/shop/[slug]')
    await wait(1_500)
    expect(dropped.filter((path) => path === '/shop')).toHaveLength(1)
  })

  it('are dropped again after an outage, and at every change that follows', async () => {
    await proxy.cut()
    await wait(OUTAGE_MS)
    dropped = []
    await proxy.restore()
    await dropOf(EVERY_PAGE)
    dropped = []
    await change()
    await dropOf('/shop')
  })
})
