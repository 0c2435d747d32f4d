import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import mongoose, { type Connection } from 'mongoose'
import { ensureIndexes } from './indexes'

const SOCKET_TIMEOUT_MS = 400

describe('indexes', () => {
  let connection: Connection
  let hasty: Connection

  beforeAll(async () => {
    const uri = new URL(process.env.TEST_DATABASE_URI ?? '')
    uri.pathname = `/test-${randomUUID()}`
    connection = await mongoose.createConnection(uri.href, { monitorCommands: true }).asPromise()
    hasty = await mongoose.createConnection(uri.href, { socketTimeoutMS: SOCKET_TIMEOUT_MS }).asPromise()
  })
  afterAll(async () => {
    await connection.dropDatabase()
    await Promise.all([connection.close(), hasty.close()])
  })

  it('are waited for longer than any other answer of a busy database', async () => {
    const shells = connection.collection('shells')
    await shells.insertOne({ beach: 'North' })
    const session = await connection.startSession()
    session.startTransaction()
    // An open transaction blocks index builds on the collections it has written to.
    await shells.insertOne({ beach: 'South' }, { session })
    const made = ensureIndexes({ connection: hasty }, 'shells', [{ key: { beach: 1 }, unique: true }])
    await pause(2 * SOCKET_TIMEOUT_MS)
    await session.commitTransaction()
    await session.endSession()
    await made
    expect(await shells.indexes()).toContainEqual(
      expect.objectContaining({ key: { beach: 1 }, unique: true }),
    )
  })

  it('are made in a collection that does not exist yet, and not asked for again', async () => {
    const sent: string[] = []
    connection.getClient().on('commandStarted', ({ commandName }) => sent.push(commandName))
    const wanted = [{ key: { at: 1 as const }, expireAfterSeconds: 0 }]
    await ensureIndexes({ connection }, 'waves', wanted)
    await ensureIndexes({ connection }, 'waves', wanted)
    expect(sent).toEqual(['listIndexes', 'createIndexes', 'listIndexes'])
  })
})
