import type { Quote } from '../../src/contracts/orders/checkout'
import type { Page } from '@playwright/test'
import { bringRing } from '../support/bringRing'
import { placeOrder } from './placeOrder'
import { type Scene, failed, press, printed } from './scene'

const QUOTE = '/api/checkout/quote'
const SEEN: Quote = {
  isOpen: true,
  lines: [],
  currency: 'USD',
  subtotal: 0,
  discount: 0,
  shipping: 0,
  tax: 0,
  total: 0,
  parts: [],
  payments: [{ id: 'test', label: 'Test payment', text: 'No money moves.' }],
  deliveries: ['ship'],
  pickupText: null,
  countries: ['US'],
  merchantName: 'Isla Verano',
  takesCodes: false,
  discountCode: null,
  discountProblem: null,
}
const VERIFY = '/api/verify'
const ours = {
  status: 200,
  json: {
    isGenuine: true,
    merchantName: 'Isla Verano',
    supportEmail: null,
    paidOn: '2026-11-21',
    isRefunded: false,
    isTest: false,
  },
}
type Outcome = 'paid' | 'expired'

/** Orders a ring, simulates the outcome of its payment, and opens its page. */
function order(payment: 'test' | 'manual', outcome?: Outcome): (page: Page) => Promise<void> {
  return async (page) => {
    const orderUrl = await placeOrder(page, payment)
    if (outcome)
      await page.request.post(orderUrl.replace('/order/', '/api/payments/test/'), { data: { outcome } })
    await page.goto(orderUrl)
  }
}

/** Types a discount code and applies it. */
function applyCode(code: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.getByLabel('Discount code').fill(code)
    await press('Apply')(page)
    await page.getByText(/saves you|do not know/).waitFor()
  }
}

/** The shop's flow from a piece to its receipt (docs/behaviour.md, 3.13 to 3.16). */
export const shopScenes: Scene[] = [
  { name: 'product', path: '/shop/marea-slip-dress' },
  { name: 'product.sun-hat', path: '/shop/sun-hat' },
  { name: 'product.sold-out', path: '/shop/cay-sunglasses' },
  {
    name: 'product.in-line',
    path: '/shop/cay-sunglasses',
    open: async (page) => {
      await page.getByLabel('Email').fill('carmen@ocasio.studio')
      await press('Tell me')(page)
      await page.getByText('Look into your mail').waitFor()
    },
  },
  { name: 'product.gone', path: '/shop/nothing-here' },
  { name: 'checkout', path: '/checkout', before: bringRing },
  { name: 'checkout.faults', path: '/checkout', before: bringRing, open: press(/^Place order/) },
  { name: 'checkout.code', path: '/checkout', before: bringRing, open: applyCode('VERANO10') },
  { name: 'checkout.code-unknown', path: '/checkout', before: bringRing, open: applyCode('WINTER') },
  {
    name: 'checkout.closed',
    path: '/checkout',
    before: bringRing,
    answers: { [QUOTE]: { status: 200, json: { ...SEEN, isOpen: false } } },
  },
  {
    name: 'checkout.download',
    path: '/checkout',
    before: bringRing,
    answers: { [QUOTE]: { status: 200, json: { ...SEEN, deliveries: ['download'] } } },
  },
  { name: 'checkout.failed', path: '/checkout', before: bringRing, answers: { [QUOTE]: failed } },
  { name: 'checkout.loading', path: '/checkout', before: bringRing, answers: { [QUOTE]: 'never' } },
  { name: 'order-lookup', path: '/order' },
  { name: 'order-lookup.invalid', path: '/order', open: press('Mail me the link') },
  { name: 'verify', path: '/verify' },
  {
    name: 'verify.genuine',
    path: '/verify#7KQ2-M9XA-4F8J-2KQW',
    open: press('Check'),
    answers: { [VERIFY]: ours },
  },
  { name: 'verify.foreign', path: '/verify#7KQ2-M9XA-4F8J-2KQW', open: press('Check') },
  { name: 'order.gone', path: '/order/TEST-7KQ2-M9XA/nothing' },
  { name: 'order.held', open: order('test') },
  {
    name: 'order.cancel',
    open: async (page) => {
      await order('test')(page)
      await press('Cancel order')(page)
    },
  },
  { name: 'order.manual', open: order('manual') },
  { name: 'order.paid', open: order('test', 'paid') },
  {
    name: 'order.address',
    open: async (page) => {
      await order('test', 'paid')(page)
      await press('Change the address')(page)
    },
  },
  { name: 'order.expired', open: order('test', 'expired') },
  { name: 'order.printed', open: printed(order('test', 'paid')), isPaper: true },
  {
    name: 'test-payment',
    open: async (page) => {
      await order('test')(page)
      await press(/^Pay now/)(page)
      await page.waitForURL(/\/pay\/test\//)
    },
  },
]
