import { expect, test } from './support'

const SECTIONS = [
  'Introducing the platform',
  "Let's Get Started",
  'Places',
  'Exclusive Events',
  'E-Boutique',
  'The podcast',
  'Join my team',
  '27 million users, one open protocol',
  'Interoperability',
  'Account portability',
  'Limitless growth',
  'Download the app',
]

test('the sections stand in their order, under the shared header', async ({ page }) => {
  await page.goto('/platform')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByText('Coming in 2026')).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading')).toHaveText(SECTIONS)
  await expect(page.getByRole('img', { name: 'The app on a phone, open on Places in Miami' })).toBeVisible()
})

test('the phone leaves the badges alone', async ({ page }) => {
  for (const width of [320, 390, 768, 800, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/platform')
    const phone = await page.locator('.platform-phone').boundingBox()
    const badge = await page.locator('.store-badge').nth(1).boundingBox()
    const isBelow = (phone?.y ?? 0) >= (badge?.y ?? 0) + (badge?.height ?? 0)
    const isBeside = (phone?.x ?? 0) >= (badge?.x ?? 0) + (badge?.width ?? 0)
    expect(`${width}: ${isBelow || isBeside}`).toBe(`${width}: true`)
  }
})

test('the store badges are there twice and lead nowhere', async ({ page }) => {
  await page.goto('/platform')
  for (const store of ['Android store', 'Apple store']) {
    await expect(page.getByText(store)).toHaveCount(2)
  }
  await expect(page.locator('.store-badges :is(a,button,[role=link],[role=button],[tabindex])')).toHaveCount(
    0,
  )
})

test('the events lead to what is on, the boutique to the shop, the invitation to the roles', async ({
  page,
}) => {
  await page.goto('/platform')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'See what is on' })).toHaveAttribute('href', '/events')
  await expect(main.getByRole('link', { name: 'See the shop' })).toHaveAttribute('href', '/shop')
  await expect(main.getByRole('link', { name: 'See the roles' })).toHaveAttribute('href', '/join-team')
})

test('nothing on the page is wider than a phone', async ({ page }) => {
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 844 })
    for (const path of [
      '/',
      '/platform',
      '/directory',
      '/events',
      '/events/front-row-resort-show',
      '/privacy',
    ]) {
      await page.goto(path)
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      await expect.poll(overflow, `${path} at ${width}`).toBe(0)
    }
  }
})
