import { expect, test } from './support'

test.use({ javaScriptEnabled: false })

const HEADLINES = [
  ['/', 'Isla Verano'],
  ['/platform', 'Introducing the platform'],
  ['/directory', 'Florida, by address'],
  ['/shop', 'The shop'],
  ['/join-team', 'Good work, good light'],
  ['/privacy', 'Your data, kept small'],
] as const

test('every page can be read without JavaScript', async ({ page }) => {
  for (const [path, headline] of HEADLINES) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
    await expect(page.getByRole('contentinfo')).toContainText('Isla Verano')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  }
})

test('listings and products are in the first HTML; what needs script is not shown', async ({ page }) => {
  await page.goto('/directory')
  await expect(page.getByRole('region', { name: 'All listings' }).getByRole('article')).toHaveCount(8)
  await expect(page.getByRole('searchbox')).toBeHidden()
  await page.goto('/shop')
  await expect(page.getByText('Marea slip dress').first()).toBeVisible()
})

test('the menu of a phone opens and closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Join Team' })).toBeVisible()
  await menu.getByRole('button', { name: 'Close menu' }).click()
  await expect(menu).toBeHidden()
})

test('the sign-up box says that it needs JavaScript, and keeps the address out of the URL', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.locator('noscript p')).toHaveText('Signing up needs JavaScript.')
  await page.getByLabel('Email address').fill('fan@example.com')
  await page.getByRole('button', { name: 'Notify Me' }).click()
  await expect(page).toHaveURL('/')
})
