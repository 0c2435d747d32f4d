import { expect, test } from './support'

const INDEXED = ['/', '/platform', '/directory', '/shop', '/join-team', '/privacy']
const PRODUCT = '/shop/marea-slip-dress'
const NOT_INDEXED = [
  '/cart',
  '/checkout',
  '/order',
  '/verify',
  '/auth',
  '/forgot-password',
  '/reset-password',
]

test('every page says what it is and where it lives, at the address of this site', async ({
  page,
  baseURL,
}) => {
  const titles = new Set<string>()
  for (const path of [...INDEXED, PRODUCT]) {
    await page.goto(path)
    const address = new URL(path, baseURL).href
    titles.add(await page.title())
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      path === '/' ? /^[^?]+$/ : address,
    )
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40,160}/)
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /.+/)
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
    expect(picture).toMatch(new RegExp(`^${baseURL}/`))
    expect((await page.request.get(picture ?? '')).headers()['content-type']).toMatch(/^image\//)
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  }
  expect(titles.size).toBe(INDEXED.length + 1)
})

test('pages that no search should lead to say so', async ({ page }) => {
  for (const path of NOT_INDEXED) {
    await page.goto(path)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  }
})

test('the sitemap and robots.txt name this site', async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
  expect(listed.slice(0, INDEXED.length)).toEqual(INDEXED.map((path) => `${baseURL}${path}`))
  for (const path of [PRODUCT, '/events', '/events/front-row-resort-show'])
    expect(listed).toContain(`${baseURL}${path}`)
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  for (const path of ['/checkout', '/dashboard', '/order']) expect(robots).toContain(`Disallow: ${path}\n`)
})

test('listings are described for search engines', async ({ page }) => {
  await page.goto('/directory')
  const text = await page.locator('script[type="application/ld+json"]').textContent()
  const { itemListElement } = JSON.parse(text ?? '{}') as {
    itemListElement: { item: { '@type': string; name: string } }[]
  }
  // The eight of the seed come first.
  expect(itemListElement.length).toBeGreaterThanOrEqual(8)
  expect(itemListElement[0]?.item).toMatchObject({ '@type': 'LocalBusiness', name: 'Casa Bermeja' })
})

test('favicon, touch icon and manifest are there', async ({ page }) => {
  await page.goto('/')
  for (const link of await page
    .locator('link[rel~=icon],link[rel=apple-touch-icon],link[rel=manifest]')
    .all()) {
    const response = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(response.status()).toBe(200)
  }
})

test('an unknown path is the site’s own page, with status 404, and readable without script', async ({
  browser,
  complaints,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gone with the tide')
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(6)
  await context.close()
  complaints.length = 0
})
