import { randomUUID } from 'node:crypto'
import type { StripeDouble } from '../../../src/endpoints/orders/testing/stripeDouble'
import { fetchWithRetry } from './fetchWithRetry'

/** In cents. */
export const PRICE = 4_800
const JSON_HEADERS = { 'content-type': 'application/json' }

type Shop = {
  url: () => string
  stripe: StripeDouble
  products: string[]
  /** The admin's session, for refunds by the shop. */
  cookie: string
}

/** The outcome for a buyer: null when the piece was sold out, else their order. */
export type Bought = { orderUrl: string } | null

/** Buys one to three pieces of a product by card, then behaves like a buyer; unanswered requests are retried. */
export async function buy(shop: Shop, index: number): Promise<Bought> {
  const luck = Math.random()
  const quantity = 1 + (index % 3)
  const subtotal = PRICE * quantity
  const placed = await post(shop, '/api/checkout/orders', {
    attempt: randomUUID(),
    lines: [{ productId: shop.products[index % shop.products.length], quantity }],
    currency: 'USD',
    expectedTotal: subtotal + Math.round((subtotal * 8) / 100),
    email: `buyer-${index}@example.com`,
    name: `Buyer ${index}`,
    delivery: 'pickup',
    payment: 'stripe',
  })
  if (placed.status === 409) return null
  if (placed.status !== 201) throw new Error(`An order was answered ${placed.status}: ${await placed.text()}`)
  const { orderUrl, payUrl } = (await placed.json()) as { orderUrl: string; payUrl: string | null }
  // One in ten leaves, one in ten cancels, one in twenty pays and cancels at the same time; the others pay.
  if (luck < 0.1) return { orderUrl }
  if (luck < 0.2) await post(shop, `/api${orderUrl}/cancel`)
  else await pay(shop, { orderUrl, payUrl, cancels: luck < 0.25 })
  // Of those who paid, one in five gets an immediate refund, and about a third come back to check.
  if (luck > 0.84) await refund(shop, orderUrl)
  if (luck > 0.5 && luck < 0.8) await post(shop, `/api${orderUrl}/check`)
  return { orderUrl }
}

type Paying = { orderUrl: string; payUrl: string | null; cancels: boolean }

async function pay(shop: Shop, { orderUrl, payUrl, cancels }: Paying): Promise<void> {
  const page =
    payUrl ?? ((await (await post(shop, `/api${orderUrl}/pay`)).json()) as { payUrl?: string }).payUrl
  const session = shop.stripe.sessions.get(page?.split('/').at(-1) ?? '')
  const cancelling = cancels ? post(shop, `/api${orderUrl}/cancel`) : null
  if (session?.status === 'open') shop.stripe.pay(session.id)
  await cancelling
}

/** The shop refunds one piece and restocks it. */
async function refund(shop: Shop, orderUrl: string): Promise<void> {
  const page = (await (await post(shop, `/api${orderUrl}/check`)).json()) as { number: string }
  const headers = { cookie: shop.cookie }
  const found = await fetchWithRetry(() => `${shop.url()}/api/orders?q=${page.number}`, { headers })
  const { orders } = (await found.json()) as { orders: { id: string }[] }
  const id = orders[0]?.id ?? ''
  const order = await fetchWithRetry(() => `${shop.url()}/api/orders/${id}`, { headers })
  const { lines } = (await order.json()) as { lines: { id: string }[] }
  const pieces = [{ lineId: lines[0]?.id, quantity: 1 }]
  const body = { key: randomUUID(), lines: pieces, shipping: 0, restock: true, reason: 'requested' }
  await post(shop, `/api/orders/${id}/refunds`, body, headers)
}

function post({ url }: Shop, path: string, body: object = {}, headers: Record<string, string> = {}) {
  return fetchWithRetry(() => url() + path, {
    method: 'POST',
    headers: { ...JSON_HEADERS, ...headers },
    body: JSON.stringify(body),
  })
}
