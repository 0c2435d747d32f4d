import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { ADMIN, expect, expectFailure, expectToast, expectToFit } from './support'
import { walk } from './walk'

/** As an admin does in the console. */
async function letSellersConfirmPayments(request: APIRequestContext): Promise<void> {
  await request.post('/api/login', { data: ADMIN })
  const data = { sellersConfirmPayment: true }
  expect((await request.post('/cms-api/globals/selling', { data })).ok()).toBe(true)
}

/** Sells two pieces of a new product of the logged-in user, to be paid outside the site. */
async function sellTwo(page: Page): Promise<{ title: string; number: string }> {
  const title = `Palm fan ${Date.now()}`
  const made = await page.request.post('/api/products', {
    data: { title, price: 2_000, inventoryQuantity: 5 },
  })
  const { id: productId } = await made.json()
  const placed = await page.request.post('/api/checkout/orders', {
    data: {
      attempt: randomUUID(),
      lines: [{ productId, quantity: 2 }],
      currency: 'USD',
      expectedTotal: 4_320,
      email: 'nia@example.com',
      name: 'Nia Reyes',
      delivery: 'pickup',
      payment: 'manual',
    },
  })
  expect(placed.status()).toBe(201)
  const { number } = await placed.json()
  // Deleting the product leaves the order unchanged; other tests count the shop's products.
  expect((await page.request.delete(`/api/products/${productId}`)).ok()).toBe(true)
  return { title, number }
}

walk(
  'an order is paid, handed over piece by piece, and found again',
  async ({ page, hand, open, failNext, request }) => {
    await letSellersConfirmPayments(request)
    const { title, number } = await sellTwo(page)
    await open('/dashboard/ecommerce')
    await hand.press(page.getByRole('link', { name: /^Orders/ }))
    await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeFocused()
    await expectToFit(page)
    await hand.press(page.getByRole('link', { name: number }))
    await expect(page.getByText(title).first()).toBeVisible()

    const question = page.getByRole('alertdialog')
    await hand.press(page.getByRole('button', { name: 'Mark as paid' }))
    await failNext('POST /api/orders/*/paid')
    await hand.press(question.getByRole('button', { name: 'Mark as paid' }))
    await expectFailure(page, 'Nothing was changed. Please try again.')
    await hand.press(question.getByRole('button', { name: 'Mark as paid' }))
    await expectToast(page, 'Marked as paid')

    await hand.fill(page.getByRole('textbox', { name: `Hand over ${title}` }), '1')
    await page.keyboard.press('Tab')
    await hand.press(page.getByRole('button', { name: 'Hand over 1 piece' }))
    await expectToast(page, 'Handed over')
    await expect(page.getByText('1 of 2 picked up')).toBeVisible()
    await expectToFit(page)
    await hand.press(page.getByRole('button', { name: 'Hand over 1 piece' }))
    await expect(page.getByText('Nothing left to hand over')).toBeVisible()

    await hand.press(page.getByRole('main').getByRole('link', { name: 'Orders', exact: true }))
    await hand.fill(page.getByRole('searchbox', { name: 'Search' }), number.toLowerCase())
    const rows = page.getByRole('table', { name: 'Orders' }).getByRole('row')
    await expect(rows).toHaveCount(2)
    await expect(rows.last()).toContainText('Picked up')
  },
)
