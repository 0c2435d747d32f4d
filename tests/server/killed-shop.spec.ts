import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import mongoose from 'mongoose'
import { startEmbeddedDatabase } from '../../scripts/lib/embeddedDatabase.mjs'
import { startStripeDouble } from '../../src/endpoints/orders/testing/stripeDouble'
import { type Books, faultsOfMoney, faultsOfStates, faultsOfStock, readBooks } from '../support/shop/books'
import { type Bought, PRICE, buy } from '../support/shop/buyer'
import { startEventPost } from '../support/shop/eventPost'
import { SITE_URL, fetchWithRetry } from '../support/shop/fetchWithRetry'
import { followMails } from '../support/shop/queuedMails'
import { type Site, startSite } from '../support/startSite'

/** Few here; `npm run check:orders` uses 500 and 10, and lets the job settle payments whose events are lost. */
const CHECKOUTS = Number(process.env.ORDER_CHECKOUTS ?? 40)
const KILLS = Number(process.env.ORDER_KILLS ?? 2)
const IS_WHOLE = CHECKOUTS >= 500
const AT_ONCE = 12
const PRODUCTS = IS_WHOLE ? 10 : 4
/** Slightly below demand, so that some buyers find it sold out. */
const PIECES = Math.floor((CHECKOUTS * 1.8) / PRODUCTS)
const LOST_SHARE = 0.1
const SECRET = 'whsec_of_the_fault_run'

/** Kills the shop's process repeatedly, while the payment provider loses answers and events. */
test('every payment is one paid order or goes back, and no piece is lost, however the site dies', async () => {
  test.setTimeout(IS_WHOLE ? 1_800_000 : 180_000)
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'isla-verano-shop-'))
  const database = await startEmbeddedDatabase(dataDir)
  const client = await new mongoose.mongo.MongoClient(database.uri).connect()
  // Otherwise a killed process's open transaction locks a product for up to 90 s (docs/operations.md).
  await client.db('admin').command({ setParameter: 1, transactionLifetimeLimitSeconds: 5 })
  const post = startEventPost({ url: () => site.url, secret: SECRET })
  const stripe = await startStripeDouble(post.tell)
  const start = () =>
    startSite({
      dataDir,
      env: {
        DATABASE_URI: database.uri,
        PAYLOAD_SECRET: 'of the shop that is killed, 32 letters',
        SECRETS_KEY: 'of the shop that is killed, 32 letters',
        STRIPE_SECRET_KEY: 'sk_test_double',
        STRIPE_WEBHOOK_SECRET: SECRET,
        STRIPE_API_BASE: stripe.url,
        SITE_URL,
      },
    })
  let site: Site = await start()
  const following = followMails(client.db())
  try {
    const cookie = await logIn()
    await openShop(cookie)
    const products = await createProducts(cookie)
    const pieces = new Map(products.map((id) => [id, PIECES]))
    stripe.fail('answers are lost', LOST_SHARE)
    const bought = await sell({ url: () => site.url, stripe, products, cookie })
    const told = await post.over()
    stripe.fail('never')
    const orderUrls = bought.flatMap((each) => each?.orderUrl ?? [])
    if (!IS_WHOLE) await Promise.all(orderUrls.map(check))
    const books = await settled(IS_WHOLE ? 300_000 : 20_000)
    tell({ ...told, ...figuresOf(books), soldOut: CHECKOUTS - orderUrls.length, kills: KILLS })
    expect(faultsOfMoney(books, stripe)).toEqual([])
    expect(faultsOfStates(books)).toEqual([])
    expect(faultsOfStock(books, pieces)).toEqual([])
    expect(new Set(books.orders.map(({ number }) => number))).toEqual(
      new Set(orderUrls.map((url) => url.split('/')[2])),
    )
    expect(books.orders).toHaveLength(orderUrls.length)
    await following.stop()
    expect(following.mails.length).toBeGreaterThan(0)
    expect(following.mails.filter((mail, index) => following.mails.indexOf(mail) !== index)).toEqual([])
    await letTheHoldsPass(books, pieces)
  } finally {
    await following.stop()
    await site.end()
    await client.close()
    await stripe.stop()
    await database.stop()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }

  /** Twelve buyers at once, while the process is killed at regular intervals of checkouts. */
  async function sell(shop: Parameters<typeof buy>[0]): Promise<Bought[]> {
    const bought: Bought[] = []
    let next = 0
    let killed = 0
    const killing = (async () => {
      while (killed < KILLS) {
        if (next < ((killed + 1) * CHECKOUTS) / (KILLS + 1)) {
          await pause(20)
          continue
        }
        killed += 1
        await site.end('SIGKILL')
        site = await start()
      }
    })()
    const buying = Array.from({ length: AT_ONCE }, async () => {
      for (let index = next++; index < CHECKOUTS; index = next++) bought.push(await buy(shop, index))
    })
    await Promise.all([killing, ...buying])
    return bought
  }

  /** The books once they have no faults in the money, or as they are at the timeout. */
  async function settled(patience: number): Promise<Books> {
    const giveUpAt = Date.now() + patience
    for (;;) {
      const books = await readBooks(client.db())
      if (faultsOfMoney(books, stripe).length === 0 || Date.now() > giveUpAt) return books
      await pause(1_000)
    }
  }

  /** Expires the holds of buyers who left: their pieces must be for sale again. */
  async function letTheHoldsPass({ orders }: Books, pieces: Map<string, number>): Promise<void> {
    if (!IS_WHOLE) return
    for (const { id, status } of stripe.sessions.values()) {
      if (status === 'open') stripe.expire(id)
    }
    const waiting = orders.filter(({ status }) => status === 'placed').map(({ _id }) => _id)
    const over = { $set: { holdUntil: new Date(Date.now() - 1_000) } }
    await client
      .db()
      .collection('orders')
      .updateMany({ _id: { $in: waiting }, status: 'placed' }, over)
    await expect
      .poll(async () => faultsOfStates(await readBooks(client.db())), { timeout: 150_000 })
      .toEqual([])
    await post.over()
    const books = await readBooks(client.db())
    expect(books.orders.filter(({ status }) => status === 'placed')).toEqual([])
    expect(faultsOfMoney(books, stripe)).toEqual([])
    expect(faultsOfStock(books, pieces)).toEqual([])
  }

  function check(orderUrl: string): Promise<Response> {
    return fetchWithRetry(() => `${site.url}/api${orderUrl}/check`, {
      method: 'POST',
      headers: json(),
      body: '{}',
    })
  }

  function json(cookie?: string): Record<string, string> {
    return { 'content-type': 'application/json', origin: SITE_URL, ...(cookie && { cookie }) }
  }

  async function logIn(): Promise<string> {
    const body = JSON.stringify({ username: 'admin', password: 'admin-demo-2026' })
    const answer = await fetch(`${site.url}/api/login`, { method: 'POST', headers: json(), body })
    return answer.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ')
  }

  async function openShop(cookie: string): Promise<void> {
    const body = JSON.stringify({ isOpen: true, hasPickup: true, pickupText: 'At the studio.' })
    const init = { method: 'POST', headers: json(cookie), body }
    expect((await fetch(`${site.url}/cms-api/globals/selling`, init)).status).toBe(200)
  }

  async function createProducts(cookie: string): Promise<string[]> {
    const ids: string[] = []
    for (let index = 0; index < PRODUCTS; index += 1) {
      const body = JSON.stringify({ title: `Shell ${index}`, price: PRICE, inventoryQuantity: PIECES })
      const init = { method: 'POST', headers: json(cookie), body }
      ids.push(((await (await fetch(`${site.url}/api/products`, init)).json()) as { id: string }).id)
    }
    return ids
  }

  function figuresOf({ orders, refunds }: Books): Record<string, number> {
    const counts = ['placed', 'paid', 'refunded', 'cancelled'].map((status) => [
      status,
      orders.filter((order) => order.status === status).length,
    ])
    const paid = [...stripe.sessions.values()].filter(({ payment_status }) => payment_status === 'paid')
    return {
      checkouts: CHECKOUTS,
      orders: orders.length,
      ...Object.fromEntries(counts),
      sessionsPaid: paid.length,
      refunds: refunds.length,
      mails: following.mails.length,
    }
  }
})

function tell(figures: Record<string, number>): void {
  const description = Object.entries(figures)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')
  test.info().annotations.push({ type: 'the fault run', description })
  if (IS_WHOLE) process.stdout.write(`${description}\n`)
}
