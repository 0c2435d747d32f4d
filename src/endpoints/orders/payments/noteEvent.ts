import type { PayloadRequest } from 'payload'
import { driverCollection } from '@/database/driverCollection'
import { sessionOf } from '@/database/transaction'
import type { PaymentEvent as StoredPaymentEvent } from '@/payload-types'

/** What a provider told the site. */
export type HeardEvent = Pick<StoredPaymentEvent, 'provider' | 'eventId' | 'type'>
/** What came of it; `orderId` is null where it was about no order of the site's. */
export type EventEffect = { orderId: string | null; outcome: string }

/**
 * Writes down what a provider told, once however often it tells it. Call it within the transaction of its effect: then
 * there is neither without the other, and whatever is missing is told again.
 */
export async function noteEvent(req: PayloadRequest, event: HeardEvent, effect: EventEffect): Promise<void> {
  await noteNewEvent(req, event, effect)
}

/** Like `noteEvent`; returns the id of the row, null where the event stands there already. */
export async function noteNewEvent(
  req: PayloadRequest,
  { provider, eventId, type }: HeardEvent,
  effect: EventEffect,
): Promise<string | null> {
  const { upsertedId } = await driverCollection(req, 'payment-events').updateOne(
    { provider, eventId },
    { $setOnInsert: { type, ...effect, receivedAt: new Date() } },
    { upsert: true, session: await sessionOf(req) },
  )
  return upsertedId ? String(upsertedId) : null
}
