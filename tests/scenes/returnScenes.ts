import type { Page } from '@playwright/test'
import type { DeskOrder, DeskRow } from '@/contracts/orders/desk'
import type { OrderPage } from '@/contracts/orders/orderPage'
import { placeOrder } from './placeOrder'
import type { Scene } from './scene'

/** Sells and ships a ring, requests its return, and declines once the page shows it, so nothing stays open. */
async function openWithReturn(page: Page, path: string): Promise<void> {
  const { request } = page
  const orderUrl = await placeOrder(page, 'test')
  await request.post(orderUrl.replace('/order/', '/api/payments/test/'), { data: { outcome: 'paid' } })
  const [, , number] = orderUrl.split('/')
  const { orders } = (await (await request.get(`/api/orders?q=${number}`)).json()) as { orders: DeskRow[] }
  const id = orders[0]?.id ?? ''
  const { lines } = (await (await request.get(`/api/orders/${id}`)).json()) as DeskOrder
  const pieces = { key: crypto.randomUUID(), lines: [{ lineId: lines[0]?.id, quantity: 1 }] }
  await request.post(`/api/orders/${id}/shipments`, { data: pieces })
  const asked = await request.post(`/api${orderUrl}/returns`, { data: { ...pieces, reason: 'other' } })
  const { returns } = (await asked.json()) as OrderPage
  await page.goto(path, { waitUntil: 'networkidle' })
  await request.post(`/api/orders/${id}/decide-return`, {
    data: { returnId: returns[0]?.id, seen: 'requested', decision: 'declined', word: 'It was worn.' },
  })
}

/** A return that waits for a decision, on the screen that shows it (docs/behaviour.md, 12.14). */
export const returnScenes: Scene[] = [
  {
    name: 'dashboard.home.return',
    as: 'admin',
    open: (page) => openWithReturn(page, '/dashboard'),
  },
]
