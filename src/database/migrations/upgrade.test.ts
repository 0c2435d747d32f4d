import mongoose from 'mongoose'
import { orderLinks } from '@/auth/linkKeys'
import { siteStore } from '@/database/backup/siteStore'
import { restore } from '@/database/backup/restore'
import { login } from '@/contracts/account/identity'
import { listProducts } from '@/contracts/commerce/products'
import { readOrderPage } from '@/contracts/orders/orderPage'
import { pageLibrary } from '@/contracts/schedule/library'
import { createTask, listTasks } from '@/contracts/schedule/tasks'
import { type TestServer, startServer } from '@/endpoints/core/testing/server'
import { environment } from '@/environment'
import { MIGRATIONS } from './migrations'

/** The demo in full season, as the version of 2026-11-26 stored it: the database alone, without files. */
const SEASON = 'tests/fixtures/season-2026-11.tar'

describe('the data of an earlier version', () => {
  let server: TestServer

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer(async (uri) => {
      const client = new mongoose.mongo.MongoClient(uri)
      try {
        const place = { client, db: client.db(), store: await siteStore(environment) }
        await restore(place, SEASON, { known: [] })
      } finally {
        await client.close()
      }
    })
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  const logIn = async (username: string): Promise<{ id: string }> => {
    const body = { username, password: `${username}-demo-2026` }
    const answer = await server.request(login, { body })
    expect(answer.status).toBe(200)
    return answer.json()
  }

  it('is brought up to date at the first start', async () => {
    const done = await server.payload.db.connection.collection('migrations').find().toArray()
    expect(done.map(({ _id }) => String(_id))).toEqual(MIGRATIONS.map(({ id }) => id))
  })

  it('is used as before: people log in, read and write', async () => {
    const sol = await logIn('sol')
    const tasks = await (await server.request(listTasks, { as: sol })).json()
    expect(tasks).toHaveLength(36)
    const query = { list: 'videos' }
    const videos = await (await server.request(pageLibrary, { as: sol, query })).json()
    expect(videos.items.length).toBeGreaterThan(0)
    const made = await server.request(createTask, { as: sol, body: { title: 'After the upgrade' } })
    expect(made.status).toBe(201)
    expect(await (await server.request(listProducts)).json()).toHaveLength(12)
  })

  it('opens the links of its orders', async () => {
    const { docs } = await server.payload.find({ collection: 'orders', depth: 0, sort: 'number' })
    expect(docs).toHaveLength(4)
    for (const { id, number } of docs) {
      const params = { number, key: orderLinks.keyOf(id) }
      expect((await server.request(readOrderPage, { params })).status).toBe(200)
    }
  })
})
