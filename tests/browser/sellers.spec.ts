import type { Page } from '@playwright/test'
import type { DeskOrder, DeskRow } from '@/contracts/orders/desk'
import { SHIPPING_CENTS, TAX_PERCENT } from '../../src/contracts/orders/totals'
import {
  ADMIN,
  accessibilityFaults,
  approvedCreator,
  expect,
  expectToFit,
  logIn,
  test,
  waitForHydration,
} from './support'

const BASKET = { title: 'Palm basket', price: 4_000, inventoryQuantity: 3 }

/** Orders a ring of the demo's seller and another seller's basket, paid by a test; the path of the order's page. */
async function orderOfTwo(page: Page, basketId: string): Promise<string> {
  const products = (await (await page.request.get('/api/products')).json()) as {
    id: string
    title: string
    price: number
  }[]
  const ring = products.find(({ title }) => title === 'Stacking rings')
  const subtotal = (ring?.price ?? 0) + BASKET.price
  const placed = await page.request.post('/api/checkout/orders', {
    data: {
      attempt: crypto.randomUUID(),
      lines: [ring?.id, basketId].map((productId) => ({ productId, quantity: 1 })),
      currency: 'USD',
      expectedTotal: subtotal + SHIPPING_CENTS + Math.round((subtotal * TAX_PERCENT) / 100),
      email: 'carmen@ocasio.studio',
      name: 'Carmen Ocasio',
      delivery: 'ship',
      address: { line1: '1420 Collins Avenue', city: 'Miami Beach', postalCode: '33139', country: 'US' },
      payment: 'test',
    },
  })
  expect(placed.status()).toBe(201)
  const { orderUrl } = (await placed.json()) as { orderUrl: string }
  await page.request.post(orderUrl.replace('/order/', '/api/payments/test/'), { data: { outcome: 'paid' } })
  return orderUrl
}

test('an order of two sellers stands in two parts, and a piece of each goes back', async ({
  page,
  browser,
  request,
}) => {
  const seller = await approvedCreator(request, 'seller')
  const hers = await browser.newContext()
  await logIn(hers, seller.username, seller.password)
  const { id: basketId } = await (await hers.request.post('/api/products', { data: BASKET })).json()
  const orderUrl = await orderOfTwo(page, basketId)
  // Deleting the product leaves the order unchanged; other tests count the shop's products.
  expect((await hers.request.delete(`/api/products/${basketId}`)).ok()).toBe(true)
  await hers.close()

  const desk = await browser.newContext()
  await logIn(desk, ADMIN.username, ADMIN.password)
  const found = await desk.request.get(`/api/orders?q=${orderUrl.split('/')[2]}`)
  const { orders } = (await found.json()) as { orders: DeskRow[] }
  const path = `/api/orders/${orders[0]?.id}`
  const read = async () => (await (await desk.request.get(path)).json()) as DeskOrder
  for (const { id } of (await read()).lines) {
    const parcel = { key: crypto.randomUUID(), lines: [{ lineId: id, quantity: 1 }] }
    expect((await desk.request.post(`${path}/shipments`, { data: parcel })).status()).toBe(201)
  }

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(orderUrl)
  await waitForHydration(page)
  const parts = page.getByRole('region', { name: /^From / })
  await expect(parts).toHaveCount(2)
  for (const part of await parts.all())
    await expect(part.getByRole('region', { name: 'First parcel' })).toBeVisible()
  await expectToFit(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Return something' }).click()
  const ask = page.getByRole('dialog', { name: 'Send back' })
  for (const more of await ask.getByRole('button', { name: /^One more/ }).all()) await more.click()
  await expect(ask.getByText(/ and .* answer within 5 days/)).toBeVisible()
  await expectToFit(page)
  await ask.getByRole('radio', { name: 'It does not fit' }).check()
  await ask.getByRole('button', { name: 'Ask to return' }).click()
  await expect(ask).toHaveCount(0)
  await expect(page.getByText(/answers by mail/)).toHaveCount(2)

  const steps = [
    { seen: 'requested', decision: 'approved', address: '428 Española Way' },
    { seen: 'approved', decision: 'received' },
    { seen: 'received', decision: 'refunded' },
  ]
  for (const { id: returnId } of (await read()).returns)
    for (const step of steps) {
      const decided = await desk.request.post(`${path}/decide-return`, { data: { returnId, ...step } })
      expect(decided.status()).toBe(200)
    }
  await desk.close()
  await page.reload()
  await expect(page.getByText('You get the money back.')).toHaveCount(2)
})
