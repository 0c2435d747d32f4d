import type Stripe from 'stripe'
import { cutText } from '@/contracts/core/cutText'
import { SESSION_MINUTES } from '@/contracts/orders/limits'
import { TAX_PERCENT } from '@/contracts/orders/totals'
import { environment } from '@/environment'
import type { Order as StoredOrder } from '@/payload-types'
import { orderPath } from '@/domain/orders/orderLink'
import type { Attempt } from './provider'

const NAME_MAX = 250
const COUPON_NAME_MAX = 40

/**
 * Parameters of a checkout session. Everything comes from the stored order, because Stripe refuses a retry that differs
 * from the first request.
 */
export function sessionParams(
  order: StoredOrder,
  { startedAt }: Attempt,
  coupon: string | null,
): Stripe.Checkout.SessionCreateParams {
  const currency = (order.currency ?? '').toLowerCase()
  const priced = (name: string, unit_amount: number, quantity: number) => ({
    quantity,
    price_data: { currency, unit_amount, product_data: { name: cutText(name, NAME_MAX) } },
  })
  const page = `${environment.siteUrl}${orderPath(order)}`
  const metadata = { orderId: order.id }
  const { shipping, tax } = order
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    client_reference_id: order.id,
    metadata,
    payment_intent_data: { metadata },
    ...(order.email && { customer_email: order.email }),
    line_items: [
      ...(order.lines ?? []).map(({ title, detail, price, quantity }) =>
        priced(detail ? `${title}, ${detail}` : title, price, quantity),
      ),
      ...(tax > 0 ? [priced(`Tax (${TAX_PERCENT} %)`, tax, 1)] : []),
    ],
    ...(shipping > 0 && {
      shipping_options: [
        {
          shipping_rate_data: {
            display_name: 'Shipping',
            type: 'fixed_amount' as const,
            fixed_amount: { amount: shipping, currency },
          },
        },
      ],
    }),
    ...(coupon && { discounts: [{ coupon }] }),
    success_url: `${page}?returned=1`,
    cancel_url: page,
    expires_at: Math.floor(Date.parse(startedAt) / 1000) + SESSION_MINUTES * 60,
  }
}

/** An order's discount at Stripe: a coupon of exactly its cents, for one payment. */
export function couponParams(order: StoredOrder): Stripe.CouponCreateParams {
  return {
    amount_off: order.discount,
    currency: (order.currency ?? '').toLowerCase(),
    duration: 'once',
    name: cutText(order.discountCode ?? 'Discount', COUPON_NAME_MAX),
    metadata: { orderId: order.id },
  }
}
