import type { PayloadRequest } from 'payload'
import { driverCollection } from '@/database/driverCollection'
import { sessionOf } from '@/database/transaction'
import type { PaymentEvent as StoredPaymentEvent } from '@/payload-types'

/** An event received from a provider. */
export type ProviderEvent = Pick<StoredPaymentEvent, 'provider' | 'eventId' | 'type'>
/** The outcome of an event; `orderId` is null if the event concerns none of the site's orders. */
export type EventEffect = { orderId: string | null; outcome: string }

/**
 * Records an event once, however often the provider sends it. Call it within the transaction of its effect: either both
 * are stored or neither, and then the provider sends it again.
 */
export async function noteEvent(
  req: PayloadRequest,
  event: ProviderEvent,
  effect: EventEffect,
): Promise<void> {
  await noteNewEvent(req, event, effect)
}

/** Like `noteEvent`; returns the id of the row, or null if the event is already recorded. */
export async function noteNewEvent(
  req: PayloadRequest,
  { provider, eventId, type }: ProviderEvent,
  effect: EventEffect,
): Promise<string | null> {
  const { upsertedId } = await driverCollection(req, 'payment-events').updateOne(
    { provider, eventId },
    { $setOnInsert: { type, ...effect, receivedAt: new Date() } },
    { upsert: true, session: await sessionOf(req) },
  )
  return upsertedId ? String(upsertedId) : null
}
