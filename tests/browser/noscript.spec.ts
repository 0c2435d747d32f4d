import type { Page } from '@playwright/test'
import { PUBLIC_PAGES } from '../../src/contracts/pages'
import { expect, test } from './support'

test.use({ javaScriptEnabled: false })

const HEADLINES = [
  ['/', 'Isla Verano'],
  ['/platform', 'Introducing the platform'],
  ['/directory', 'Florida, by address'],
  ['/shop', 'The shop'],
  ['/join-team', 'Good work, good light'],
  ['/shop/marea-slip-dress', 'Marea slip dress'],
  ['/events', 'What is on'],
  ['/events/front-row-resort-show', 'Front row: resort show'],
  ['/cart', 'Your cart'],
  ['/checkout', 'Checkout'],
  ['/order', 'Where is my order'],
  ['/verify', 'Is it really ours'],
  ['/privacy', 'Your data, kept small'],
  ['/subscribe', 'A letter, now and then'],
] as const

test('every page can be read without JavaScript', async ({ page }) => {
  for (const [path, headline] of HEADLINES) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
    await expect(page.getByRole('contentinfo')).toContainText('Isla Verano')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  }
})

const NOTHING = [
  ['/nowhere', /./],
  ['/shop/nothing', /./],
  ['/directory/nothing', 'No place here'],
  ['/events/nothing', 'No event here'],
  ['/s/nothing', /./],
  [`/t/${'x'.repeat(43)}`, 'This link no longer works'],
  [`/numbers/${'x'.repeat(43)}`, 'This link has ended'],
  ['/order/AAAA-AAAA/nothing', /./],
  ['/numbers/nothing', 'This link has ended'],
] as const

test('what is not found says so without JavaScript, with the way back', async ({ page, complaints }) => {
  for (const [path, headline] of NOTHING) {
    const answer = await page.goto(path)
    expect([path, answer?.status()]).toEqual([path, 404])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  }
  complaints.splice(0)
})

test('listings and products are in the first HTML; what needs script is not shown', async ({ page }) => {
  await page.goto('/directory')
  await expect(page.getByRole('region', { name: 'All listings' }).getByRole('article')).toHaveCount(8)
  await expect(page.getByRole('searchbox')).toBeHidden()
  await page.goto('/shop')
  await expect(page.getByText('Marea slip dress').first()).toBeVisible()
})

for (const path of PUBLIC_PAGES) {
  test(`${path} promises nothing that needs script, or says that it does`, async ({ page }) => {
    await page.goto(path)
    if ((await shownControls(page).count()) === 0) return
    await expect(page.locator('main noscript p')).toBeVisible()
    await expect(page.locator('main noscript p')).toHaveText(/ needs JavaScript\.$/)
  })
}

test('the cart shows how many, and no button that would do nothing', async ({ page }) => {
  await page.goto('/cart')
  await expect(page.getByRole('textbox', { name: 'Quantity of Marea slip dress' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await expect(page.locator('main noscript p')).toHaveText('Changing the cart needs JavaScript.')
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

/** Controls that look usable: fields and enabled buttons in the page's main part. */
function shownControls(page: Page) {
  return page.locator('main :is(input, select, textarea, button):not(:disabled)').filter({ visible: true })
}
