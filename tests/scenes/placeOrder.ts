import type { Page } from '@playwright/test'
import { SHIPPING_CENTS, TAX_PERCENT } from '../../src/contracts/orders/totals'

/** Orders a ring without the shop's screens; returns the address of the order's page. */
export async function placeOrder(page: Page, payment: 'test' | 'manual'): Promise<string> {
  const products = (await (await page.request.get('/api/products')).json()) as {
    id: string
    title: string
    price: number
  }[]
  const { id: productId, price } = products.find(({ title }) => title === 'Stacking rings') ?? {
    id: '',
    price: 0,
  }
  const placed = await page.request.post('/api/checkout/orders', {
    data: {
      attempt: crypto.randomUUID(),
      lines: [{ productId, quantity: 1 }],
      currency: 'USD',
      expectedTotal: price + SHIPPING_CENTS + Math.round((price * TAX_PERCENT) / 100),
      email: 'carmen@ocasio.studio',
      name: 'Carmen Ocasio',
      delivery: 'ship',
      address: { line1: '1420 Collins Avenue', city: 'Miami Beach', postalCode: '33139', country: 'US' },
      payment,
    },
  })
  const { orderUrl } = (await placed.json()) as { orderUrl: string }
  return orderUrl
}
