import { gzipSync } from 'node:zlib'
import type { APIRequestContext, Page } from '@playwright/test'
import { DAY_MS, utcDay } from '../../src/contracts/core/time'
import { withSession } from '../scenes/asPerson'
import { forgetCounting, switchCounting, viewsCounted } from './counting'
import { ADMIN, accessibilityFaults, expect, logIn, test } from './support'

// As people have it: what calls itself headless is a robot.
test.use({
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
})
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }))
})

type Told = { k: string; p: string; id: string }

/** The views that the page tells, in order; the answers are the server's. Chromium hides what a beacon carries. */
function listenTo(page: Page): Told[] {
  const told: Told[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/hello')) return
    const said = JSON.parse(request.postData() ?? '{}') as Told
    if (said.k === 'view') told.push(said)
  })
  return told
}
const pathsOf = (told: readonly Told[]) => told.map(({ p }) => p)

/** The counter's code in a page; kept pages are rendered anew soon after the switch. */
async function scriptOf(request: APIRequestContext): Promise<string> {
  const html = await (await request.get('/shop')).text()
  const scripts = [...html.matchAll(/<script>([^<]*)<\/script>/g)].map(([, code = '']) => code)
  return scripts.find((code) => code.includes('/api/hello')) ?? ''
}

test.afterAll(({ baseURL }) => forgetCounting(baseURL ?? ''))

test('a page says nothing of a visit before counting starts, and has no code for it', async ({
  page,
  request,
}) => {
  await switchCounting(false)
  const told = listenTo(page)
  await expect.poll(() => scriptOf(request)).toBe('')
  await page.goto('/privacy')
  await expect(page.getByText('Visits are not counted. There is no tracking and no analytics.')).toBeVisible()
  expect(told).toEqual([])
})

test('each view is told once, also on the way back, and the screen shows as many', async ({
  page,
  request,
  context,
}) => {
  await switchCounting(true)
  await expect.poll(() => scriptOf(request)).not.toBe('')
  expect(gzipSync(await scriptOf(request)).byteLength).toBeLessThanOrEqual(900)
  const before = await viewsCounted()

  const told = listenTo(page)
  await page.goto('/platform?utm_source=instagram')
  await expect.poll(() => pathsOf(told)).toEqual(['/platform'])
  // A page that Next shows without loading a document.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shop' }).click()
  await expect.poll(() => pathsOf(told)).toEqual(['/platform', '/shop'])
  await page.goto('/privacy')
  await expect.poll(() => pathsOf(told).at(-1)).toBe('/privacy')
  await page.goBack()
  await expect.poll(() => pathsOf(told).at(-1)).toBe('/shop')
  expect(new Set(told.map(({ id }) => id)).size).toBe(4)

  const views = told.length
  await expect.poll(async () => (await viewsCounted()) - before).toBe(views)

  // Whoever is logged in tells nothing.
  await logIn(context, ADMIN.username, ADMIN.password)
  await page.goto('/directory')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shop' }).click()
  await expect(page).toHaveURL(/\/shop$/)
  expect(told).toHaveLength(views)

  await page.goto('/dashboard/analytics')
  const shown = page.getByLabel('Numbers', { exact: true }).getByRole('definition').first()
  await expect(shown).toHaveText((await viewsCounted()).toLocaleString('en-US'))
  await expect(page.getByRole('list', { name: 'Pages' })).toContainText('/privacy')
})

test('this browser is not counted once it says so, and is again', async ({ page }) => {
  await switchCounting(true)
  const told = listenTo(page)
  await page.goto('/privacy')
  await expect.poll(() => pathsOf(told)).toEqual(['/privacy'])
  await page.getByRole('button', { name: 'Do not count me' }).click()
  await expect(page.getByText('This browser is not counted.')).toBeVisible()
  await page.goto('/directory')
  await page.goto('/privacy')
  await page.getByRole('button', { name: 'Count me again' }).click()
  await page.goto('/shop')
  await expect.poll(() => pathsOf(told).at(-1)).toBe('/shop')
  expect(pathsOf(told)).not.toContain('/directory')
})

test('a link to numbers opens a page that is kept nowhere and found by nobody, until it is ended', async ({
  page,
}) => {
  const day = utcDay(Date.now() - DAY_MS)
  const { id, link } = await withSession('admin', async (admin) => {
    const data = {
      label: 'Hotel Palmera',
      from: day,
      to: day,
      blocks: ['series', 'pages', 'sources', 'places', 'devices', 'letters', 'goals', 'revenue'],
      days: 7,
    }
    return (await (await admin.post('/api/audience/shares', { data })).json()) as { id: string; link: string }
  })
  const path = new URL(link).pathname
  const response = await page.goto(path)
  expect(response?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer' })
  expect(response?.headers()['cache-control']).toContain('no-store')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One day, counted')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  expect(await accessibilityFaults(page)).toEqual([])
  // A4 less its margins, in px.
  await page.setViewportSize({ width: 688, height: 1039 })
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('main').evaluate((sheet) => sheet.scrollHeight)).toBeLessThanOrEqual(1039)
  await page.emulateMedia({ media: null })
  await withSession('admin', (admin) => admin.delete(`/api/audience/shares/${id}`))
  expect((await page.request.get(path)).status()).toBe(404)
})
