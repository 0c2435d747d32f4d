import type { PayloadRequest } from 'payload'
import { driverCollection } from '@/database/driverCollection'
import type { PaymentEvent as StoredPaymentEvent } from '@/payload-types'

type Noted = Pick<StoredPaymentEvent, 'provider' | 'eventId' | 'type' | 'orderId' | 'outcome'>

/** Writes down what a provider told, once however often it tells it. After its effect: before it, it is told again. */
export async function noteEvent(req: PayloadRequest, { provider, eventId, ...rest }: Noted): Promise<void> {
  await driverCollection(req, 'payment-events').updateOne(
    { provider, eventId },
    { $setOnInsert: { ...rest, receivedAt: new Date() } },
    { upsert: true },
  )
}
