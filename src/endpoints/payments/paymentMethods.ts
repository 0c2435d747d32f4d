import type { PayloadRequest } from 'payload'
import type { PaymentMethod } from '@/contracts/orders/checkout'
import { ORDER_TEXTS } from '@/contracts/orders/texts'
import type { Selling } from '@/domain/orders/selling'
import { testPaymentsAllowed } from './testGuard'
import { environment } from '@/environment'

/**
 * The payment methods for this sum here and now; `total` in minor units. Test payments come first where they are
 * allowed, then cards, then a payment outside the site, once the shop says how to make it. A total of zero offers only
 * `free`.
 */
export function paymentMethods(
  req: Pick<PayloadRequest, 'headers'>,
  { manual }: Selling,
  sum: { currency: string; total: number },
): PaymentMethod[] {
  const { freeLabel, freeText, stripeLabel, stripeText, testLabel, testText } = ORDER_TEXTS
  if (sum.total === 0) return [{ id: 'free', label: freeLabel, text: freeText }]
  return [
    ...(testPaymentsAllowed(req) ? [{ id: 'test' as const, label: testLabel, text: testText }] : []),
    ...(canTakeCards(sum) ? [{ id: 'stripe' as const, label: stripeLabel, text: stripeText }] : []),
    ...(manual?.instructions
      ? [{ id: 'manual' as const, label: manual.label, text: manual.instructions }]
      : []),
  ]
}

/** Stripe's minimum charge, in minor units. */
const STRIPE_MIN = 50

/**
 * Currencies that Stripe does not count in hundredths, or only in whole units. The site shows every price in
 * hundredths, so Stripe would charge a different sum than the buyer saw.
 */
const NOT_IN_HUNDREDTHS = new Set(
  'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF BHD JOD KWD OMR TND ISK HUF TWD'.split(
    ' ',
  ),
)

/** Whether a card can be charged with this sum here; `total` in minor units. */
function canTakeCards({ currency, total }: { currency: string; total: number }): boolean {
  return (
    environment.stripe.secretKey !== '' &&
    total >= STRIPE_MIN &&
    !NOT_IN_HUNDREDTHS.has(currency.toUpperCase())
  )
}
