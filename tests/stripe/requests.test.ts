import { setTimeout as pause } from 'node:timers/promises'
import { stripeClient } from '@/endpoints/payments/stripeClient'
import { couponParams, sessionParams } from '@/endpoints/payments/stripeSession'
import { stripeRefunds } from '@/endpoints/payments/stripePayments'
import type { Order as StoredOrder } from '@/payload-types'

const startedAt = new Date().toISOString()
const order = {
  id: '65f0c0ffee65f0c0ffee65f0',
  number: '7KQ2-M9XA',
  currency: 'USD',
  email: 'nia@example.com',
  shipping: 500,
  discount: 1_280,
  discountCode: 'VERANO10',
  tax: 922,
  total: 12_942,
  lines: [{ title: 'Raffia hat', detail: 'Size M', price: 6_400, quantity: 2 }],
} as unknown as StoredOrder

/** The mock keeps nothing: what it proves is that Stripe knows every parameter that is sent. */
describe('what is asked of Stripe', () => {
  beforeAll(async () => {
    const url = process.env.STRIPE_MOCK ?? ''
    for (let tries = 0; tries < 100; tries += 1) {
      if (await fetch(url).then(Boolean, () => false)) return
      await pause(100)
    }
  })

  it('is what Stripe takes: a coupon made, a session opened, read and expired, a refund made and listed', async () => {
    const { checkout, coupons, refunds } = await stripeClient()
    const coupon = await coupons.create(couponParams(order), { idempotencyKey: `coupon-${order.id}` })
    expect(coupon.object).toBe('coupon')
    const { allowed_payment_method_types: types, ...params } = sessionParams(
      order,
      { n: 1, startedAt },
      coupon.id,
    )
    // The mock's API version is 2026-08-26; this parameter was renamed a month later, so its new name is untested here.
    const asked = { ...params, payment_method_types: types }
    const session = await checkout.sessions.create(asked, { idempotencyKey: `order-${order.id}-1` })
    expect(session.object).toBe('checkout.session')
    expect((await checkout.sessions.retrieve(session.id)).object).toBe('checkout.session')
    expect((await checkout.sessions.expire(session.id)).object).toBe('checkout.session')
    const refund = await refunds.create(
      { payment_intent: 'pi_1', amount: 100, metadata: { refundId: 'x' } },
      { idempotencyKey: 'refund-x' },
    )
    expect(refund.object).toBe('refund')
    expect(Array.isArray(await stripeRefunds('pi_1'))).toBe(true)
  })
})
