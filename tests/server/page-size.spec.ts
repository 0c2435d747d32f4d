import fs from 'node:fs'
import { expect, test } from '@playwright/test'
import { type Site, startSite } from '../support/startSite'

const MOST = 300_000
/** What the directory of a new site has, however many places come later (docs/behaviour.md, 3.6). */
const DIRECTORY_MOST = 107 * 1_024

/** The largest product a creator can make, in the fields that a page might show. */
const LARGE = {
  description: 'd'.repeat(5_000),
  category: '&'.repeat(200),
  price: 100,
  images: Array.from({ length: 10 }, (_, index) => `https://a.example/${index}?${'&'.repeat(2_000)}`),
  tags: Array.from({ length: 10 }, () => 't'.repeat(100)),
}

/** The largest place of the directory. */
const PLACE = {
  category: 'Health + Wellness',
  description: 'd'.repeat(240),
  location: 'l'.repeat(60),
  phone: '5'.repeat(32),
  hours: 'h'.repeat(60),
  website: `https://a.example/${'w'.repeat(500)}`,
}

test.describe('a hundred large products of one creator, and forty large places', () => {
  let site: Site

  test.beforeAll(async () => {
    test.setTimeout(300_000)
    site = await startSite({ env: { SEED: 'demo' } })
    const creator = await logIn('isla', 'isla-demo-2026')
    for (let each = 0; each < 100; each += 1)
      await add('/api/products', creator, { ...LARGE, title: `${'<'.repeat(190)} ${each}` })
    const admin = await logIn('admin', 'admin-demo-2026')
    for (let each = 0; each < 40; each += 1)
      await add('/cms-api/directory-listings', admin, { ...PLACE, name: `Large place ${each}` })
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

  test('leave the directory as large as that of a new site, whose eight places come first', async () => {
    await expect
      .poll(async () => (await page('/directory')).includes('8 of 48'), { timeout: 30_000 })
      .toBe(true)
    const html = await page('/directory')
    expect(html.match(/<article class="listing-row">/g)).toHaveLength(8)
    for (const name of ['Casa Bermeja', 'Plaza Coffee', 'Altamar', 'Arch Pilates'])
      expect(html).toContain(`>${name}</a>`)
    expect(html).not.toContain('Large place')
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(DIRECTORY_MOST)
  })

  test('are all answered by the call, whole', async () => {
    const products = (await (await fetch(`${site.url}/api/products`)).json()) as { description: string }[]
    expect(products).toHaveLength(112)
    expect(products.filter(({ description }) => description.length === 5_000)).toHaveLength(100)
  })

  async function page(path: string): Promise<string> {
    return (await fetch(`${site.url}${path}`)).text()
  }
  async function add(path: string, cookie: string, record: object): Promise<void> {
    const response = await fetch(`${site.url}${path}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(record),
    })
    expect(response.status).toBe(201)
  }
  async function logIn(username: string, password: string): Promise<string> {
    const response = await fetch(`${site.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
    })
    return response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ')
  }
})
