import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { mongo } from 'mongoose'
import { MongoClient } from '../../scripts/lib/driver.mjs'
import { finishAnswer } from './finishedAnswer'
import { type Kept, storeOfAnswers } from './storedAnswers'

const COLLECTIONS = ['globals', 'products', 'users']
/** As src/content/followContent.ts makes it. */
const MATCH = {
  $or: [
    { 'ns.coll': { $in: ['globals', 'products'] } },
    { 'ns.coll': 'users', 'updateDescription.updatedFields.firstName': { $exists: true } },
  ],
}

describe('answers over a restart', () => {
  let client: mongo.MongoClient
  let db: mongo.Db
  let dataDir: string
  let databaseUri: string
  let followed: NonNullable<Kept['followed']>
  let answers: Kept['answers']

  beforeAll(async () => {
    databaseUri = (process.env.TEST_DATABASE_URI ?? '').replace(/\/[\w-]+\?/, `/answers-${process.pid}?`)
    client = await new MongoClient(databaseUri).connect()
    db = client.db()
    for (const name of [...COLLECTIONS, 'sessions']) await db.createCollection(name)
  })
  beforeEach(async () => {
    dataDir = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'answers-')), 'data')
    const stream = db.watch([], { maxAwaitTimeMS: 1 })
    await stream.tryNext()
    const globals = { collection: 'globals', shown: ['landing'] }
    followed = { token: stream.resumeToken, match: MATCH, globals }
    await stream.close()
    const headers = { 'content-type': 'text/html', vary: 'rsc' }
    answers = [['/shop', await finishAnswer({ headers, body: Buffer.from('<p>The shop</p>') })]]
  })
  afterAll(async () => {
    await db.dropDatabase()
    await client.close()
  })

  const store = (overrides = {}) =>
    storeOfAnswers({ buildId: 'one', dataDir, databaseUri, url: 'http://localhost:3000', ...overrides })

  it('are there again while nothing has changed that pages show', async () => {
    expect(store().exists()).toBe(false)
    await store().write({ followed, answers })
    expect(store().exists()).toBe(true)
    await db.collection('sessions').insertOne({ of: 'somebody' })
    const { insertedId } = await db.collection('users').insertOne({ firstName: 'Sol' })
    await db.collection('users').updateOne({ _id: insertedId }, { $set: { firstName: 'Sol', touched: 1 } })
    await db.collection('globals').insertOne({ globalType: 'payload-jobs-stats' })
    const stored = await store().read()
    expect(stored?.followed).toEqual(followed)
    expect(stored?.answers).toEqual(answers)
    expect(stored?.answers[0]?.[1].plain.body.toString()).toBe('<p>The shop</p>')
  })

  it.each([
    ['a product was added', () => db.collection('products').insertOne({ title: 'New here' })],
    ['copy was changed', () => db.collection('globals').insertOne({ globalType: 'landing' })],
    [
      'a seller was renamed',
      () => db.collection('users').updateOne({ firstName: 'Sol' }, { $set: { firstName: 'Solana' } }),
    ],
    ['a collection is gone', () => db.dropCollection('products')],
  ])('are not there once %s', async (_, change) => {
    await store().write({ followed, answers })
    await change()
    expect(await store().read()).toBeUndefined()
  })

  it('are those of one address and one database', async () => {
    await store().write({ followed, answers })
    expect(await store({ url: 'https://isla.example' }).read()).toBeUndefined()
    const other = databaseUri.replace('/answers-', '/other-')
    expect(await store({ databaseUri: other }).read()).toBeUndefined()
  })

  it('are not kept while changes may be missed, and where there are none', async () => {
    await store().write({ followed, answers })
    await store().write({ followed: undefined, answers })
    expect(store().exists()).toBe(false)
    await store().write({ followed, answers: [] })
    expect(store().exists()).toBe(false)
  })

  it('are left where the file is damaged, the place is unknown, or the database is away', async () => {
    await store().write({ followed: { ...followed, token: { _data: '00' } }, answers })
    expect(await store().read()).toBeUndefined()
    fs.writeFileSync(path.join(dataDir, 'answers.bin'), 'no answers')
    expect(await store().read()).toBeUndefined()
    const away = 'mongodb://127.0.0.1:1/away?replicaSet=rs0&serverSelectionTimeoutMS=200'
    await store({ databaseUri: away }).write({ followed, answers })
    expect(await store({ databaseUri: away }).read()).toBeUndefined()
  })
})
