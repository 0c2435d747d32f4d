import type { PayloadRequest } from 'payload'
import type { PlaceOrder } from '@/contracts/orders/checkout'
import { ORDER_TEXTS } from '@/contracts/orders/texts'
import { conflict } from '@/database/errors'
import { paymentMethods } from '../payments/paymentMethods'
import type { Selling } from '@/domain/orders/selling'

/** Throws 409 if the payment method is not offered here, or not for this sum. */
export function refusePayment(
  req: PayloadRequest,
  { payment, currency, expectedTotal }: PlaceOrder,
  selling: Selling,
): void {
  const offered = paymentMethods(req, selling, { currency, total: expectedTotal })
  if (!offered.some(({ id }) => id === payment)) throw conflict(ORDER_TEXTS.notOffered)
}
