import fs from 'node:fs'
import { expect, test } from '@playwright/test'
import mongoose from 'mongoose'
import { embeddedDatabaseAt } from '../../scripts/lib/embeddedDatabase.mjs'
import {
  EVERY_PAGE,
  PAGES_SHOWING,
  PRODUCT_PAGE,
  PUBLIC_PAGES,
  type Showing,
} from '../../src/contracts/pages'
import { type Site, startSite } from '../support/startSite'

type Asked = { ns: string }

/** What a kept page reads is what must drop it when it changes; MongoDB's profiler says what it reads. */
test.describe('a kept answer', () => {
  let site: Site
  let client: mongoose.mongo.MongoClient
  let productPath: string

  test.beforeAll(async () => {
    test.setTimeout(300_000)
    site = await startSite({ env: { SEED: 'demo', RUN_JOBS: 'off' } })
    client = await new mongoose.mongo.MongoClient(embeddedDatabaseAt(site.dataDir)?.uri ?? '').connect()
    const download = await products().findOne({ isDownload: true })
    productPath = `/shop/${String((download ?? (await products().findOne({ isActive: true })))?.slug)}`
  })
  test.afterAll(async () => {
    await client.close()
    await site.end()
    fs.rmSync(site.dataDir, { recursive: true, force: true })
  })

  const products = () => client.db().collection('products')
  const page = async (path: string) => (await fetch(site.url + path)).text()

  test('is dropped by every collection that it is made from', async () => {
    const names = new Map<string, string[]>()
    const kept = [...PUBLIC_PAGES, productPath, '/events', '/api/products', '/sitemap.xml', '/robots.txt']
    for (const path of kept) names.set(path, await readFor(path))
    const unnamed = kept.flatMap((path) =>
      (names.get(path) ?? []).filter((name) => !isDroppedBy(name, path)).map((name) => `${path}: ${name}`),
    )
    expect(unnamed).toEqual([])
    // The guard would pass if the profiler saw nothing.
    expect(names.get(productPath)).toEqual(expect.arrayContaining(['products', 'users', 'globals']))
  })

  test('of a product names its seller as they are called now', async () => {
    const product = await products().findOne({ slug: productPath.slice('/shop/'.length) })
    for (let read = 0; read < 2; read += 1) expect(await page(productPath)).not.toContain('Marisol Renamed')
    await client
      .db()
      .collection('users')
      .updateOne({ _id: product?.userId }, { $set: { firstName: 'Marisol', lastName: 'Renamed' } })
    await expect.poll(() => page(productPath)).toContain('Marisol Renamed')
  })

  /** The collections that the first answer of a path is made from. */
  async function readFor(path: string): Promise<string[]> {
    const db = client.db()
    await db.command({ profile: 2, filter: { op: { $in: ['query', 'command'] } } })
    const answer = await fetch(site.url + path)
    await answer.arrayBuffer()
    await db.command({ profile: 0, filter: 'unset' })
    expect(answer.status).toBe(200)
    const asked = await db.collection<Asked>('system.profile').find().toArray()
    await db.collection('system.profile').drop()
    const names = asked.map(({ ns }) => ns.slice(db.databaseName.length + 1))
    // The mail lanes look for jobs every second.
    const others = /^(\$cmd|system\.|payload-jobs$|leases$)/
    return [...new Set(names)].filter((name) => !others.test(name))
  }

  function isDroppedBy(collection: string, path: string): boolean {
    const showing = Object.entries<Showing>(PAGES_SHOWING).find(([slug]) => slug === collection)
    const route = path === productPath ? PRODUCT_PAGE : path
    return showing !== undefined && [EVERY_PAGE, route].some((each) => showing[1].pages.includes(each))
  }
})
