import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { bringRing } from '../support/bringRing'
import { expect, expectToFit, test, waitForHydration } from './support'

const EMAIL = 'carmen@ocasio.studio'

/** Presses Tab until the focus is on the control with this name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const nameOfFocused = () =>
    page.evaluate(() => {
      const at = document.activeElement
      const label = at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : null
      return at?.getAttribute('aria-label') ?? label ?? at?.textContent ?? ''
    })
  await expect(async () => {
    await page.keyboard.press('Tab')
    expect(await nameOfFocused()).toMatch(name)
  }).toPass({ intervals: [0], timeout: 20_000 })
}

test('a visitor looks at a piece, buys it and sees that it is paid', async ({ page }) => {
  await page.goto('/shop')
  await page.getByRole('link', { name: 'Sun hat' }).first().click()
  await expect(page).toHaveURL('/shop/sun-hat')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sun hat')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('link', { name: 'View cart' }).click()
  await expect(page.getByRole('listitem').getByRole('heading')).toHaveText(['Sun hat'])
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await expect(page.getByRole('button', { name: 'Place order · $89.24' })).toBeVisible()

  await page.getByLabel('Email').fill(EMAIL)
  await page.getByLabel('Name', { exact: true }).fill('Carmen Ocasio')
  await page.getByLabel('Street and number').fill('1420 Collins Avenue')
  await page.getByLabel('City').fill('Miami Beach')
  await page.getByLabel('Postal code').fill('33139')
  await page.reload()
  await expect(page.getByLabel('City')).toHaveValue('Miami Beach')
  await page.getByRole('radio', { name: /^Test payment/ }).check()
  await page.getByRole('button', { name: 'Place order · $89.24' }).click()

  await expect(page).toHaveURL(/\/pay\/test\/TEST-/)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText(/^Declined\./)).toBeVisible()
  await page.getByRole('link', { name: 'Back to the order' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Held for \d+ minutes$/)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Pay now · $89.24' }).click()
  await expect(page).toHaveURL(/\/pay\/test\/TEST-/)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Pay $89.24' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paid, being packed')
  await expect(page.getByRole('complementary', { name: 'Receipt' })).toContainText('Sun hat')
  await waitForHydration(page)
  await page.goto('/cart')
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
})

test('everything can be bought with the keys alone, on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await bringRing(page)
  await page.goto('/checkout')
  await expect(page.getByRole('button', { name: /^Place order/ })).toBeVisible()
  await expectToFit(page)
  await tabTo(page, /^Place order/)
  await page.keyboard.press('Enter')
  await expect(page.locator('.checkout-faults')).toBeFocused()
  await tabTo(page, /^Email: /)
  await page.keyboard.press('Enter')
  await page.keyboard.type(EMAIL)
  await tabTo(page, /^Name/)
  await page.keyboard.type('Carmen Ocasio')
  await tabTo(page, /^Street/)
  await page.keyboard.type('1420 Collins Avenue')
  await tabTo(page, /^City/)
  await page.keyboard.type('Miami Beach')
  await tabTo(page, /^Postal code/)
  await page.keyboard.type('33139')
  await page.getByRole('radio', { name: /^Test payment/ }).focus()
  await page.keyboard.press('Space')
  await tabTo(page, /^Place order/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/pay\/test\//)
  await waitForHydration(page)
  await expectToFit(page)
  await tabTo(page, /^Pay \$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paid, being packed')
  await expectToFit(page)
})

test('a press more makes no order more, and an order can be cancelled', async ({ page }) => {
  await bringRing(page)
  await page.goto('/checkout')
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByLabel('Name', { exact: true }).fill('Carmen Ocasio')
  await page.getByLabel('Street and number').fill('1420 Collins Avenue')
  await page.getByLabel('City').fill('Miami Beach')
  await page.getByLabel('Postal code').fill('33139')
  await page.getByRole('radio', { name: /^Test payment/ }).check()
  await page.getByRole('button', { name: /^Place order/ }).dblclick()
  await expect(page).toHaveURL(/\/pay\/test\//)
  const payment = page.url()
  await page.goBack()
  await page.getByRole('radio', { name: /^Test payment/ }).check()
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page).toHaveURL(payment)
  await page.getByRole('link', { name: 'Back to the order' }).click()
  await expect(page).toHaveURL(/\/order\//)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cancelled, nothing charged')
})

const OF_ONE_PERSON = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}

test('the pages of secret links are kept and told by nobody; a wrong key shows nothing', async ({
  page,
  complaints,
}) => {
  const response = await page.goto('/order/TEST-7KQ2-M9XA/nothing')
  expect(response?.status()).toBe(404)
  expect(response?.headers()).toMatchObject(OF_ONE_PERSON)
  await expect(page.getByRole('link', { name: 'Find my order' })).toBeVisible()
  for (const path of [
    '/t/x',
    '/confirm/x/x',
    '/leave/x',
    '/preferences/x',
    '/stop-mails/x/digest/x',
    '/go/x/0',
  ]) {
    const answer = await page.request.get(path)
    expect(answer.headers(), path).toMatchObject(OF_ONE_PERSON)
  }
  complaints.length = 0
})

test('a product answers at its slug, and is sent on from its id', async ({ request }) => {
  const products = (await (await request.get('/api/products')).json()) as { id: string; title: string }[]
  const { id } = products.find(({ title }) => title === 'Sun hat') ?? { id: '' }
  const moved = await request.get(`/shop/${id}`, { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([308, '/shop/sun-hat'])
  const html = await (await request.get('/shop/sun-hat')).text()
  expect(html).toContain('"@type":"Product"')
  expect(html).toContain('<title>Sun hat — Isla Verano</title>')
})

test('an unknown product is 404 with the way to the shop, and leaves nothing behind', async ({ request }) => {
  const output = process.env.NEXT_DIST_DIR ?? '.next'
  for (let each = 0; each < 20; each += 1) {
    const response = await request.get(`/shop/nothing-${each}`)
    expect(response.status()).toBe(404)
    expect(await response.text()).toContain('See the shop')
    expect(existsSync(path.join(output, `server/app/shop/nothing-${each}.html`))).toBe(false)
  }
})
