import fs from 'node:fs'
import { expect, test } from '@playwright/test'
import { type Site, startSite } from '../support/startSite'

const MOST = 300_000

/** The largest product a creator can make, in the fields that a page might show. */
const LARGE = {
  description: 'd'.repeat(5_000),
  category: '&'.repeat(200),
  price: 100,
  images: Array.from({ length: 10 }, (_, index) => `https://a.example/${index}?${'&'.repeat(2_000)}`),
  tags: Array.from({ length: 10 }, () => 't'.repeat(100)),
}

test.describe('a hundred large products of one creator', () => {
  let site: Site

  test.beforeAll(async () => {
    test.setTimeout(300_000)
    site = await startSite({ env: { SEED: 'demo' } })
    const cookie = await logIn()
    for (let each = 0; each < 100; each += 1) {
      const response = await fetch(`${site.url}/api/products`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ ...LARGE, title: `${'<'.repeat(190)} ${each}` }),
      })
      expect(response.status).toBe(201)
    }
  })
  test.afterAll(async () => {
    await site.end()
    fs.rmSync(site.dataDir, { recursive: true, force: true })
  })

  test('leave every page small', async () => {
    // Until the page shows the newest product, it is an older copy.
    await expect.poll(async () => (await page('/shop')).includes('a.example'), { timeout: 30_000 }).toBe(true)
    for (const path of ['/shop', '/cart', '/', '/directory']) {
      expect(`${path} ${Buffer.byteLength(await page(path)) < MOST}`).toBe(`${path} true`)
    }
  })

  test('are all answered by the call, whole', async () => {
    const products = (await (await fetch(`${site.url}/api/products`)).json()) as { description: string }[]
    expect(products).toHaveLength(112)
    expect(products.filter(({ description }) => description.length === 5_000)).toHaveLength(100)
  })

  async function page(path: string): Promise<string> {
    return (await fetch(`${site.url}${path}`)).text()
  }
  async function logIn(): Promise<string> {
    const response = await fetch(`${site.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'isla', password: 'isla-demo-2026' }),
    })
    return response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ')
  }
})
