import { createReadStream, existsSync } from 'node:fs'
import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Types, type mongo } from 'mongoose'
import { markOfKey } from '@/auth/secrets'
import { login } from '@/contracts/account/identity'
import { type Product, createProduct } from '@/contracts/commerce/products'
import { type PlacedOrder, placeOrder } from '@/contracts/orders/checkout'
import { downloadFile, payTestOrder, readOrderPage } from '@/contracts/orders/orderPage'
import { listSessions } from '@/contracts/account/profile'
import { buildUser } from '@/endpoints/core/testing/factories'
import { buildProductFile } from '@/endpoints/core/testing/factories/downloads'
import { cookieOf } from '@/endpoints/core/testing/server'
import { linkOf, orderInput } from '@/endpoints/orders/testing/shop'
import { type TestShop, startShop } from '@/endpoints/orders/testing/startShop'
import { environment } from '@/environment'
import { type Place, backUp } from './backUp'
import { diskStore } from './diskStore'
import { collectionsOf } from './dumpDatabase'
import { BackupError, type Manifest, collectionOf } from './manifest'
import { checkArchive } from './readArchive'
import { restore } from './restore'
import { verify } from './verify'

/** The fewest orders placed while a backup is taken; `npm run check:backup` places 400. */
const ORDERS = Number(process.env.BACKUP_ORDERS ?? 60)
const AT_ONCE = 12
const STOCK = 9_000

describe('a backup', () => {
  let shop: TestShop
  let place: Place
  let folder: string

  beforeAll(async () => {
    shop = await startShop()
    const { connection } = shop.server.payload.db
    const db = connection.db as mongo.Db
    place = { client: connection.getClient(), db, store: diskStore(environment.uploadsDir) }
    folder = await mkdtemp(path.join(os.tmpdir(), 'backups-'))
  })
  afterAll(async () => {
    await shop.stop()
    await rm(folder, { recursive: true })
  })

  const fileNamed = (name: string) => path.join(folder, `${name}.tar`)
  const take = async (name: string, secrets?: string) => {
    const report = await backUp(place, fileNamed(name), { listsFiles: false, secrets, keyMark: markOfKey() })
    return { file: fileNamed(name), report }
  }
  const counts = async () => {
    const names = (await collectionsOf(place.db)).filter((name) => name !== 'backups')
    const numbers = await Promise.all(names.map((name) => place.db.collection(name).countDocuments()))
    return Object.fromEntries(names.map((name, index) => [name, numbers[index]]))
  }
  const countsIn = ({ entries }: Manifest) =>
    Object.fromEntries(
      entries
        .map(({ name, documents }) => [collectionOf(name), documents] as const)
        .filter(([name]) => name && name !== 'backups'),
    )
  const sell = async (overrides: object): Promise<Product> => {
    const body = { title: 'Shell', price: 4_800, ...overrides }
    return (await shop.server.request(createProduct, { as: shop.seller, body })).json()
  }

  it('is of one moment, while orders are being placed', async () => {
    const { server } = shop
    const product = await sell({ title: 'Raft', inventoryQuantity: STOCK })
    let placed = 0
    let isTaken = false
    let begun = (): void => {}
    const some = new Promise<void>((resolve) => (begun = resolve))
    const buying = Array.from({ length: AT_ONCE }, async () => {
      while (!isTaken || placed < ORDERS) {
        const body = orderInput(product, { expectedTotal: 5_684 })
        const answer = await server.request(placeOrder, { body })
        if (answer.status !== 201) throw new Error(await answer.text())
        placed += 1
        if (placed >= ORDERS / 6) begun()
      }
    })
    const over = Promise.all(buying)
    await Promise.race([some, over])
    const { file } = await take('under-load')
    isTaken = true
    await over

    const copy = place.client.db(`${place.db.databaseName}-copy`)
    try {
      const elsewhere = { ...place, db: copy, store: diskStore(path.join(folder, 'copy')) }
      await restore(elsewhere, file, { known: (await checkArchive(file)).migrations })
      const orders = copy.collection('orders').find({ 'lines.productId': product.id })
      const sold = (await orders.toArray()).length
      expect(sold).toBeGreaterThanOrEqual(ORDERS / 6)
      expect(sold).toBeLessThan(placed)
      const stored = await copy.collection('products').findOne({ title: 'Raft' })
      expect(stored?.inventoryQuantity).toBe(STOCK - sold)
    } finally {
      await copy.dropDatabase()
    }
  })

  it('is checked by restoring it into a database of its own', async () => {
    const { file } = await take('checked')
    const before = await counts()
    const manifest = await verify(place.client, place.db, file)
    expect(countsIn(manifest)).toEqual(before)
    expect(await counts()).toEqual(before)
  })

  it('names a file that went while it was taken', async () => {
    const { id } = await buildProductFile(shop.server, shop.seller)
    const row = await shop.server.payload.findByID({ collection: 'product-files', id })
    const name = `product-files/${row.filename}`
    const goes: Place['store'] = {
      ...place.store,
      open: async (each) => {
        if (each === name) await rm(path.join(environment.uploadsDir, each))
        return place.store.open(each)
      },
    }
    const report = await backUp({ ...place, store: goes }, fileNamed('went'), {
      listsFiles: false,
      keyMark: markOfKey(),
    })
    expect(report.gone).toEqual([name])
    expect((await checkArchive(fileNamed('went'))).gone).toEqual([name])
  })

  it('replaces no other one, and leaves nothing under its name when it fails', async () => {
    await expect(take('checked')).rejects.toThrow('exists already')
    const breaks = { ...place.store, open: () => Promise.reject(new Error('The disk is gone')) }
    await buildProductFile(shop.server, shop.seller)
    const wanted = { listsFiles: false, keyMark: markOfKey() }
    await expect(backUp({ ...place, store: breaks }, fileNamed('broken'), wanted)).rejects.toThrow(
      'disk is gone',
    )
    expect((await readdir(folder)).filter((name) => name.startsWith('broken'))).toEqual([])
  })

  it('is refused when any byte of it is another one', async () => {
    const { file } = await take('flipped')
    const whole = await readFile(file)
    for (let part = 1; part < 40; part += 1) {
      const bytes = Buffer.from(whole)
      const at = Math.floor((whole.length * part) / 40)
      bytes[at] = (bytes[at] ?? 0) ^ 1
      await writeFile(file, bytes)
      const isPadding = whole[at] === 0
      const checked = checkArchive(file).then(
        () => 'whole',
        (error: unknown) => error,
      )
      if (isPadding) await checked
      else expect(await checked).toBeInstanceOf(BackupError)
    }
    await writeFile(file, whole.subarray(0, whole.length / 2))
    await expect(checkArchive(file)).rejects.toThrow(BackupError)
    await expect(checkArchive('package.json')).rejects.toThrow('no backup of this site')
    await expect(checkArchive('/nowhere.tar')).rejects.toThrow('There is no file')
  })

  describe('is not restored', () => {
    const unchanged = async (work: () => Promise<unknown>, reason: string) => {
      const before = await counts()
      await expect(work()).rejects.toThrow(reason)
      expect(await counts()).toEqual(before)
    }

    it('over data, unless that is said', async () => {
      await unchanged(() => restore(place, fileNamed('checked'), { known: [] }), 'This site has data.')
    })

    it('while a site runs jobs on the database', async () => {
      const leases = place.db.collection<{ _id: string; until: Date }>('leases')
      const renew = async () => {
        const until = new Date(Date.now() + 15_000)
        await leases.updateOne({ _id: 'jobs' }, { $set: { until } }, { upsert: true })
      }
      await renew()
      const running = setInterval(() => void renew(), 500)
      const again = restore(place, fileNamed('checked'), { known: [], replaces: true })
      await expect(again).rejects.toThrow('A site is running on this database.')
      clearInterval(running)
      await leases.deleteOne({ _id: 'jobs' })
    })

    it('by a version that does not know its migrations', async () => {
      const work = () => restore(place, fileNamed('checked'), { known: [], replaces: true })
      await unchanged(work, 'A newer version of the site wrote')
    })

    it('to a place outside the folder of uploads', async () => {
      const outside = path.join(folder, 'outside')
      const store = diskStore(path.join(folder, 'inside'))
      await writeFile(outside, 'mine')
      const content = createReadStream(outside)
      await expect(store.stage('../../outside', 4, content)).rejects.toThrow('is no name of a file')
      expect(existsSync(path.join(folder, 'inside'))).toBe(false)
      content.destroy()
    })
  })

  it('brings back people, orders and files as they were, and sends nothing twice', async () => {
    const { server } = shop
    const body = { username: 'coral', password: 'shells-and-sand' }
    const person = await buildUser(server.payload, body)
    const { id: fileId } = await buildProductFile(server, shop.seller, { words: 'blue hour' })
    const product = await sell({ fileIds: [fileId] })
    const input = orderInput(product, { delivery: 'download', address: null, expectedTotal: 5_184 })
    const placed: PlacedOrder = await (await server.request(placeOrder, { body: input })).json()
    const params = linkOf(placed)
    await server.request(payTestOrder, { params, body: { outcome: 'paid' } })
    const cookie = await cookieOf(server.payload, person)
    const jobs = place.db.collection('payload-jobs')
    await jobs.insertOne({ taskSlug: 'schedulePublish', waitUntil: new Date() })
    const campaign = new Types.ObjectId()
    const letter = { subject: 'Summer drop', topic: 'news', frozenAt: new Date(), total: 2 }
    const [sending, planned] = [
      { _id: campaign, ...letter, status: 'sending' },
      { ...letter, status: 'scheduled' },
    ]
    await place.db.collection('campaigns').insertMany([sending, planned])
    const toTwo = ['sent', 'waiting'].map((state) => ({ campaign, state }))
    await place.db.collection('deliveries').insertMany(toTwo)
    const { file, report } = await take('whole')
    expect(report.gone).toEqual([])
    expect((await stat(file)).mode & 0o777).toBe(0o600)

    for (const name of ['users', 'orders', 'product-files', 'globals']) {
      await place.db.collection(name).deleteMany({})
    }
    await rm(environment.uploadsDir, { recursive: true })
    await place.db.collection('waves').insertOne({ later: true })
    const restored = await restore(place, file, {
      known: (await checkArchive(file)).migrations,
      replaces: true,
    })

    expect(restored.cleared).toMatchObject({ sessions: expect.any(Number) })
    const expected = countsIn(restored.manifest)
    const gone = { sessions: 0, 'payload-jobs': 1, 'rate-limits': 0, leases: 0, 'reset-tokens': 0 }
    expect(await counts()).toEqual({ ...expected, ...gone })
    expect(restored.halted).toBe(2)
    const letters = await place.db.collection('campaigns').find().sort({ status: 1 }).toArray()
    expect(letters).toMatchObject([
      { status: 'missed' },
      { status: 'paused', counts: { sent: 1, uncertain: 1 } },
    ])
    expect((await jobs.findOne({}))?.taskSlug).toBe('schedulePublish')
    expect((await server.fetch('/api/account/sessions', { headers: { cookie } })).status).toBe(401)
    expect((await server.request(login, { body })).status).toBe(200)
    expect((await server.request(listSessions, { as: person })).status).toBe(200)
    const page = await server.request(readOrderPage, { params })
    expect(await page.json()).toMatchObject({ status: 'paid', downloads: [{ fileId }] })
    const download = await server.request(downloadFile, { params: { ...params, fileId } })
    expect(await download.text()).toBe('blue hour')
    expect(await readdir(environment.uploadsDir)).toEqual(['product-files'])
  })
})
