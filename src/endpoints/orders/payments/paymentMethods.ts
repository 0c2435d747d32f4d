import type { PayloadRequest } from 'payload'
import type { PaymentMethod } from '@/contracts/orders/checkout'
import { ORDER_TEXTS } from '@/contracts/orders/texts'
import type { Selling } from '../selling'
import { canTakeCards } from './stripeAmounts'
import { testPaymentsAllowed } from './testGuard'

/**
 * The payment methods for this sum here and now, cards first; `total` in minor units. A total of zero offers only
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
    ...(canTakeCards(sum) ? [{ id: 'stripe' as const, label: stripeLabel, text: stripeText }] : []),
    ...(manual ? [{ id: 'manual' as const, label: manual.label, text: manual.instructions }] : []),
    ...(testPaymentsAllowed(req) ? [{ id: 'test' as const, label: testLabel, text: testText }] : []),
  ]
}
