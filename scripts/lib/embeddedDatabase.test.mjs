import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { once } from 'node:events'
import { MongoClient } from './driver.mjs'
import { startEmbeddedDatabase } from './embeddedDatabase.mjs'

describe('the embedded database', () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'isla-verano-db-'))
  const noteFile = path.join(dataDir, 'database.json')
  let database

  beforeEach(async () => {
    database = await startEmbeddedDatabase(dataDir)
  })
  afterEach(() => database.stop())
  afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }))

  it('keeps its port and its data over a restart, and runs transactions', async () => {
    const { port } = database
    await withThings(async (things, client) => {
      await client.withSession((session) =>
        session.withTransaction(() => things.insertOne({ _id: 1 }, { session })),
      )
    })
    await database.stop()
    database = await startEmbeddedDatabase(dataDir)
    expect(database.port).toBe(port)
    expect(await withThings((things) => things.countDocuments({}))).toBe(1)
  })

  it('moves to another port with its data when its own is taken', async () => {
    const { port } = database
    await database.stop()
    const squatter = net.createServer().listen(port, '127.0.0.1')
    await once(squatter, 'listening')
    database = await startEmbeddedDatabase(dataDir)
    squatter.close()
    expect(database.port).not.toBe(port)
    expect(await withThings((things) => things.countDocuments({}))).toBe(1)
  })

  it('comes back by itself when mongod dies', async () => {
    const mongod = Number(fs.readFileSync(path.join(dataDir, 'db/mongod.lock'), 'utf8'))
    process.kill(mongod, 'SIGKILL')
    expect(await withThings((things) => things.countDocuments({}))).toBe(1)
  })

  it('refuses files that another major version wrote', async () => {
    await database.stop()
    const note = JSON.parse(fs.readFileSync(noteFile, 'utf8'))
    fs.writeFileSync(noteFile, JSON.stringify({ ...note, version: '99.1.0' }))
    await expect(startEmbeddedDatabase(dataDir)).rejects.toThrow(
      /was written by MongoDB 99\.1\.0, the mongod found is/,
    )
    fs.writeFileSync(noteFile, JSON.stringify(note))
  })

  it('says so when a database already runs on the files', async () => {
    const copy = `${dataDir}-note`
    fs.mkdirSync(copy)
    fs.symlinkSync(path.join(dataDir, 'db'), path.join(copy, 'db'))
    await expect(startEmbeddedDatabase(copy, { patience: 0 })).rejects.toThrow(
      /Another database already runs on/,
    )
    fs.rmSync(copy, { recursive: true, force: true })
  })

  async function withThings(work) {
    const client = new MongoClient(database.uri)
    try {
      return await work(client.db().collection('things'), client)
    } finally {
      await client.close()
    }
  }
})
