import { type Page, expect } from '@playwright/test'
import type { OrderPage } from '@/contracts/orders/orderPage'
import { askedReturn } from '../../src/components/testing/deskData'
import { buildOrder, orderLine } from '../../src/components/orders/order/buildOrder'
import { placeOrder } from './placeOrder'
import { type Scene, press } from './scene'

const line = { ...orderLine, id: 'l1', image: '/cms-api/media/file/product-01-slip-dress.webp', quantity: 2 }
const files = {
  ...line,
  id: 'l3',
  title: 'Summer presets',
  detail: null,
  image: null,
  isDownload: true,
  quantity: 1,
}
const shipment: OrderPage['shipments'][number] = {
  id: 's1',
  at: '2026-11-23T15:00:00.000Z',
  carrier: 'USPS',
  trackingNumber: '9400 1000 0000 0000 0000 00',
  trackingUrl: 'https://example.com/track',
  correctedAt: null,
  lines: [{ lineId: 'l1', quantity: 2 }],
}
const asked: OrderPage['returns'][number] = { ...askedReturn, lineId: 'l1', note: null }
const decidedAt = '2026-11-24T12:00:00.000Z'

const sums = { subtotal: 29_600, tax: 2_368, total: 32_468 }
/** Later than the fixed date of the pictures, too. */
const ahead = buildOrder({ ...sums, lines: [{ ...line, availableFrom: '2099-03-01' }] })
const sent = buildOrder({
  ...sums,
  fulfilment: 'shipped',
  lines: [{ ...line, shippedQuantity: 2 }],
  shipments: [shipment],
  returnsText: 'Within 30 days, worn once at most.',
  returnable: [{ lineId: 'l1', quantity: 2, until: '2026-12-23T15:00:00.000Z', amounts: [15_984, 31_968] }],
})
const answered = buildOrder({
  ...sent,
  returnable: [],
  refunded: 15_984,
  refunds: [
    { id: 'f1', amount: 15_984, state: 'done', reason: 'requested', createdAt: decidedAt, doneAt: decidedAt },
  ],
  returns: [
    {
      ...asked,
      state: 'approved',
      answerBy: null,
      decidedAt,
      sendUntil: '2026-12-08T12:00:00.000Z',
      address: '428 Española Way\nMiami Beach, Florida 33139',
      instructions: 'The postage is on us: show the slip at the counter.',
    },
    { ...asked, id: 'r2', reason: 'damaged', state: 'declined', decidedAt, word: 'The hem is worn.' },
    { ...asked, id: 'r3', reason: 'changed_mind' },
  ],
})
const download = buildOrder({
  delivery: 'download',
  fulfilment: 'none',
  address: null,
  shipping: 0,
  tax: 1_184,
  total: 15_984,
  lines: [files],
  downloads: [
    { fileId: 'f1', lineId: 'l3', name: 'Summer presets.zip', bytes: 12_400_000, left: 10 },
    {
      fileId: 'f2',
      lineId: 'l3',
      name: 'How_to_install_them_on_every_phone_and_camera.pdf',
      bytes: 800_000,
      left: 1,
    },
    { fileId: 'f3', lineId: 'l3', name: 'Bonus.zip', bytes: 90_000, left: 0 },
  ],
})

/** An order's page in a state that takes days to reach, set by faking the answer of its check. */
const of = (state: string, order: OrderPage, open?: Scene['open']): Scene => ({
  name: `order.${state}`,
  async open(page: Page) {
    const orderUrl = await placeOrder(page, 'test')
    await page.route(`**${orderUrl.replace('/order/', '/api/order/')}/check`, (route) =>
      route.fulfill({ json: order }),
    )
    await page.goto(`${orderUrl}?returned=1`)
    await expect(page.getByRole('button', { name: 'Print the receipt' })).toBeVisible()
    await open?.(page)
  },
})

/** What a buyer sees of an order after it is paid (docs/behaviour.md, 3.15, 12.14, 12.17 and 12.18). */
export const orderScenes: Scene[] = [
  of('ahead', ahead),
  of('sent', sent),
  of('return-form', sent, press('Return something')),
  of('returns', answered),
  of('files', download),
]
