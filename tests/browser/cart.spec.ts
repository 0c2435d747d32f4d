import type { Page } from '@playwright/test'
import { expect, expectToFit, test, toastOf, waitForHydration } from './support'

function amount(page: Page, name: string) {
  return page
    .getByRole('complementary', { name: 'Order summary' })
    .getByText(name, { exact: true })
    .locator('+ dd')
}

function quantity(page: Page, title: string) {
  return page.getByRole('textbox', { name: `Quantity of ${title}` })
}

test('the sample items add up, and no call is made for them', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => /\/(cms-)?api\/(?!media)/.test(request.url()) && calls.push(request.url()))
  await page.goto('/cart', { waitUntil: 'networkidle' })
  await expect(page.getByRole('listitem').getByRole('heading')).toHaveText([
    'Marea slip dress',
    'Shell hoop earrings',
    'Tide silk scarf',
  ])
  await expect(amount(page, 'Subtotal')).toHaveText('$348.00')
  await expect(amount(page, 'Shipping')).toHaveText('$5.00')
  await expect(amount(page, 'Tax')).toHaveText('$27.84')
  await expect(amount(page, 'Total')).toHaveText('$380.84')
  expect(calls).toEqual([])
})

test('quantities: buttons, typing, never below 1, and they survive a reload', async ({ page }) => {
  await page.goto('/cart')
  await expect(page.getByRole('button', { name: 'One less Marea slip dress' })).toBeDisabled()
  await page.getByRole('button', { name: 'One more Marea slip dress' }).click()
  await expect(quantity(page, 'Marea slip dress')).toHaveValue('2')
  await expect(amount(page, 'Subtotal')).toHaveText('$496.00')
  await page.getByRole('button', { name: 'One less Marea slip dress' }).press('Enter')
  await expect(quantity(page, 'Marea slip dress')).toBeFocused()
  await page.getByRole('button', { name: 'One more Marea slip dress' }).press('Enter')
  await expect(amount(page, 'Subtotal')).toHaveText('$496.00')
  await quantity(page, 'Tide silk scarf').fill('3')
  await expect(amount(page, 'Subtotal')).toHaveText('$640.00')
  for (const wrong of ['abc', '', '0', '-2']) {
    await quantity(page, 'Tide silk scarf').fill(wrong)
    await expect(quantity(page, 'Tide silk scarf')).toHaveValue('1')
  }
  await page.reload()
  await expect(quantity(page, 'Marea slip dress')).toHaveValue('2')
  await expect(quantity(page, 'Tide silk scarf')).toHaveValue('1')
})

test('a digit typed after a correction replaces it', async ({ page }) => {
  await page.goto('/cart')
  await waitForHydration(page)
  await quantity(page, 'Tide silk scarf').click()
  await page.keyboard.press('Backspace')
  await expect(quantity(page, 'Tide silk scarf')).toHaveValue('1')
  await page.keyboard.type('4')
  await expect(quantity(page, 'Tide silk scarf')).toHaveValue('4')
})

test('a stored cart is the first thing one sees of it', async ({ page }) => {
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Remove Marea slip dress' }).click()
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    const look = () => {
      for (const title of document.querySelectorAll<HTMLElement>('.cart-row h2')) {
        if (title.checkVisibility({ visibilityProperty: true })) seen.add(title.innerText)
      }
      requestAnimationFrame(look)
    }
    look()
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Shell hoop earrings' })).toBeVisible()
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
  expect(seen).not.toContain('Marea slip dress')
})

test('removing can be undone, an empty cart says so', async ({ page }) => {
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Remove Marea slip dress' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove Marea slip dress' })).toBeFocused()
  await expect(page.getByRole('listitem').getByRole('heading')).toHaveText([
    'Marea slip dress',
    'Shell hoop earrings',
    'Tide silk scarf',
  ])
  for (const title of ['Marea slip dress', 'Shell hoop earrings', 'Tide silk scarf']) {
    await page.getByRole('button', { name: `Remove ${title}` }).click()
  }
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await expect(page.getByRole('complementary')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await page.getByRole('link', { name: 'Continue Shopping' }).click()
  await expect(page).toHaveURL('/shop')
})

test('two tabs show the same cart', async ({ context, page }) => {
  await page.goto('/cart')
  const other = await context.newPage()
  await other.goto('/cart')
  await other.getByRole('button', { name: 'One more Marea slip dress' }).click()
  await expect(quantity(page, 'Marea slip dress')).toHaveValue('2')
})

test('the samples are called samples, and lead to no order', async ({ page }) => {
  await page.goto('/cart')
  await expect(page.getByRole('listitem').getByText('Sample', { exact: true })).toHaveCount(3)
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await expect(toastOf(page)).toContainText('Only samples in your cart')
  await page.goto('/checkout')
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the summary stands below the lines and nothing sticks out', async ({ page }) => {
    await page.goto('/cart')
    const lines = await page.getByRole('region', { name: 'Items' }).boundingBox()
    const summary = await page.getByRole('complementary', { name: 'Order summary' }).boundingBox()
    expect(summary?.y ?? 0).toBeGreaterThan((lines?.y ?? 0) + (lines?.height ?? 0))
    await expectToFit(page)
    await page.getByRole('button', { name: 'One more Tide silk scarf' }).click()
    await expect(amount(page, 'Total')).not.toHaveText('$380.84')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the sample items can be read', async ({ page }) => {
    await page.goto('/cart')
    await expect(page.getByRole('heading', { name: 'Marea slip dress' })).toBeVisible()
    await expect(amount(page, 'Total')).toHaveText('$380.84')
  })
})
