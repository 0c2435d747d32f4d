import type { PayloadRequest } from 'payload'
import type { PaymentMethod } from '@/contracts/orders/checkout'
import { ORDER_TEXTS } from '@/contracts/orders/texts'
import type { Selling } from '@/domain/orders/selling'
import { canTakeCards } from './stripeAmounts'
import { testPaymentsAllowed } from './testGuard'

/**
 * The payment methods for this sum here and now; `total` in minor units. Test payments come first where they are
 * allowed, then cards. A total of zero offers only `free`.
 */
export function paymentMethods(
  req: Pick<PayloadRequest, 'headers'>,
  { manual }: Selling,
  sum: { currency: string; total: number },
): PaymentMethod[] {
  const { freeLabel, freeText, noAccount, stripeLabel, stripeText, testLabel, testText } = ORDER_TEXTS
  const isReady = true
  if (sum.total === 0) return [{ id: 'free', label: freeLabel, text: freeText, isReady }]
  return [
    ...(testPaymentsAllowed(req) ? [{ id: 'test' as const, label: testLabel, text: testText, isReady }] : []),
    ...(canTakeCards(sum) ? [{ id: 'stripe' as const, label: stripeLabel, text: stripeText, isReady }] : []),
    ...(manual ? [{ id: 'manual' as const, ...presentManual(manual) }] : []),
  ]

  function presentManual({ label, instructions }: NonNullable<Selling['manual']>) {
    return { label, text: instructions || noAccount, isReady: instructions !== '' }
  }
}
