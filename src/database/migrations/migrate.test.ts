import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import mongoose, { type Connection, type mongo } from 'mongoose'
import { movingWebp } from '@/endpoints/core/testing/factories/media'
import { environment } from '@/environment'
import { siteStore } from '../backup/siteStore'
import { productSlugs } from './001-product-slugs'
import { subscribers } from './004-subscribers'
import { strips } from './007-strips'
import { refundedReturns } from './008-returns'
import { handOver } from './009-hand-over'
import { ownConnect } from './011-own-connect'
import { type Migration, migrate } from './migrate'
import { MIGRATIONS } from './migrations'

describe('migrations', () => {
  let connection: Connection
  let db: mongo.Db

  beforeEach(async () => {
    const uri = new URL(process.env.TEST_DATABASE_URI ?? '')
    uri.pathname = `/test-${randomUUID()}`
    connection = await mongoose.createConnection(uri.href).asPromise()
    db = connection.db as mongo.Db
  })
  afterEach(async () => {
    await connection.dropDatabase()
    await connection.close()
  })

  /** Counts its runs in the database. */
  const counting = (id: string): Migration => ({
    id,
    run: async (on) => void (await on.collection('runs').insertOne({ id })),
  })
  const openStore = () => siteStore(environment)
  const leases = () => db.collection<{ _id: string; owner: string; until: Date }>('leases')
  const runs = async () => (await db.collection('runs').find().toArray()).map(({ id }) => String(id))

  it('are listed like the files of their folder', () => {
    const files = readdirSync('src/database/migrations').filter((name) => /^\d{3}-/.test(name))
    expect(files.map((name) => name.replace('.ts', '')).toSorted()).toEqual(MIGRATIONS.map(({ id }) => id))
  })

  it('run once each and in order, however many processes start at once', async () => {
    const all = [counting('001-one'), counting('002-two')]
    await Promise.all(Array.from({ length: 5 }, () => migrate(db, all, openStore, { leaseMs: 1_000 })))
    await migrate(db, [...all, counting('003-three')], openStore)
    expect(await runs()).toEqual(['001-one', '002-two', '003-three'])
    expect(await db.collection('leases').countDocuments()).toBe(0)
  })

  it('start again after a process that died in the middle, once its lease has passed', async () => {
    const until = new Date(Date.now() + 300)
    await leases().insertOne({ _id: 'migrations', owner: 'dead', until })
    await migrate(db, [counting('001-one')], openStore, { leaseMs: 300 })
    expect(Date.now()).toBeGreaterThan(until.getTime())
    expect(await runs()).toEqual(['001-one'])
  })

  it('call a return refunded that was approved when that refunded it, and no other', async () => {
    const decidedAt = new Date('2026-11-20T09:00:00Z')
    const returns = [
      { id: 'old', state: 'approved', decidedAt },
      { id: 'new', state: 'approved', decidedAt, sendUntil: new Date('2026-12-04T09:00:00Z') },
      { id: 'asked', state: 'requested' },
    ]
    await db.collection('orders').insertOne({ returns })
    for (const _ of ['first', 'again']) await refundedReturns.run(db, openStore)
    const order = await db.collection('orders').findOne({})
    expect(order?.returns).toEqual([
      { ...returns[0], state: 'refunded', closedAt: decidedAt },
      returns[1],
      returns[2],
    ])
  })

  it('hand over a task once: not one whose time has passed, nor one whose reminder said the same', async () => {
    const at = (hours: number) => new Date(Math.floor(Date.now() / 60_000) * 60_000 + hours * 3_600_000)
    const task = (name: string, when: Date, more: object) => ({
      name,
      date: when.toISOString().slice(0, 10),
      time: when.toISOString().slice(11, 16),
      ...more,
    })
    const remindAt = at(30)
    await db
      .collection('tasks')
      .insertMany([
        task('said', at(30), { remindMinutes: 0, remindAt }),
        task('before', at(31), { remindMinutes: 60, remindAt }),
        task('none', at(30), {}),
        task('over', at(0), { remindMinutes: 0, remindAt: at(0) }),
      ])
    for (const _ of ['first', 'again']) await handOver.run(db, openStore)
    const tasks = await db.collection('tasks').find().sort({ _id: 1 }).toArray()
    expect(tasks.map(({ name, remindAt: reminder, dueAt }) => [name, reminder, dueAt])).toEqual([
      ['said', null, at(30)],
      ['before', remindAt, at(31)],
      ['none', undefined, at(30)],
      ['over', at(0), null],
    ])
  })

  it('give Creator Connect to applicants whose partnership had begun, and to nobody else', async () => {
    const [approved, completed, pending, rejected] = Array.from(
      { length: 4 },
      () => new mongoose.Types.ObjectId(),
    )
    await db.collection('brand-deal-applications').insertMany([
      { userId: approved, status: 'approved' },
      { userId: completed, status: 'completed' },
      { userId: completed, status: 'rejected' },
      { userId: pending, status: 'pending' },
      { userId: rejected, status: 'rejected' },
    ])
    const workspaces = db.collection('workspaces')
    const startedAt = new Date('2026-11-01T09:00:00Z')
    await workspaces.insertMany([
      { userId: completed, ownSets: ['schedule', 'home'], startedAt },
      { userId: pending, ownSets: ['chat'], startedAt },
    ])
    for (const _ of ['first', 'again']) await ownConnect.run(db, openStore)
    const sets = async (userId: unknown) => (await workspaces.findOne({ userId }))?.ownSets as unknown
    expect(await Promise.all([approved, completed, pending, rejected].map(sets))).toEqual([
      ['connect'],
      ['schedule', 'home', 'connect'],
      ['chat'],
      undefined,
    ])
    expect((await workspaces.findOne({ userId: completed }))?.startedAt).toEqual(startedAt)
  })

  it('are not waited for longer than said', async () => {
    const until = new Date(Date.now() + 60_000)
    await leases().insertOne({ _id: 'migrations', owner: 'slow', until })
    await expect(migrate(db, [counting('001-one')], openStore, { leaseMs: 50, waitMs: 100 })).rejects.toThrow(
      'Another process is still changing the database',
    )
    expect(await runs()).toEqual([])
  })

  it('are not noted when they fail, and let the next process try', async () => {
    const broken: Migration = { id: '001-one', run: () => Promise.reject(new Error('The disk is full')) }
    await expect(migrate(db, [broken], openStore)).rejects.toThrow('The disk is full')
    await migrate(db, [counting('001-one')], openStore)
    expect(await runs()).toEqual(['001-one'])
  })

  it('refuse a database that a newer version has changed', async () => {
    await db.collection<{ _id: string }>('migrations').insertOne({ _id: '999-later' })
    await expect(migrate(db, [counting('001-one')], openStore)).rejects.toThrow(
      'A newer version has changed this database (999-later).',
    )
    expect(await runs()).toEqual([])
  })

  it('take the strips of frames away from moving pictures, and leave still ones', async () => {
    const folder = path.join(environment.uploadsDir, 'library')
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, 'moves.webp'), await movingWebp())
    await writeFile(path.join(folder, 'still.webp'), await readFile('media/seed/og.webp'))
    const sizes = { webp480: { filename: 'a.webp' }, avif480: { filename: 'a.avif' }, avif960: {} }
    const stored = ['moves.webp', 'still.webp', 'lost.webp']
    const media = db.collection('media')
    await media.insertMany(stored.map((filename) => ({ filename, mimeType: 'image/webp', sizes })))
    await strips.run(db, openStore)
    await strips.run(db, openStore)
    const kept = await media.find().sort({ _id: 1 }).toArray()
    expect(kept.map((row) => Object.keys(row.sizes as object))).toEqual([
      ['webp480'],
      Object.keys(sizes),
      Object.keys(sizes),
    ])
  })

  it('give an address to products that have none, and run twice without harm', async () => {
    const products = db.collection('products')
    await products.insertMany([
      { title: 'Old hat' },
      { title: 'Old hat', slug: '' },
      { title: 'New hat', slug: 'new-hat', formerSlugs: ['old-hat-2'] },
    ])
    await productSlugs.run(db, openStore)
    await productSlugs.run(db, openStore)
    const slugs = (await products.find().toArray()).map(({ slug }) => String(slug))
    expect(slugs).toEqual(['old-hat', 'old-hat-3', 'new-hat'])
  })

  it('make old sign-ups wait for a confirmation that nobody has asked for, and run twice without harm', async () => {
    const signups = db.collection('email-signups')
    const signedUpAt = new Date('2026-01-02')
    await signups.insertMany(['a', 'b'].map((name) => ({ email: `${name}@example.com`, signedUpAt })))
    await subscribers.run(db, openStore)
    const once = await signups.find().toArray()
    await subscribers.run(db, openStore)
    expect(await signups.find().toArray()).toEqual(once)
    expect(once[0]).toMatchObject({
      signedUpAt,
      status: 'pending',
      topics: [],
      askedTopics: ['launch'],
      askedAt: null,
      source: 'landing',
      key: expect.stringMatching(/^[\w-]{43}$/),
      consents: [{ at: signedUpAt, what: 'asked', topics: ['launch'], way: 'page' }],
    })
    expect(once[0]?.key).not.toBe(once[1]?.key)
  })
})
