import type Stripe from 'stripe'
import { stripeWebhook as contract } from '@/contracts/payments'
import { ORDER_TEXTS } from '@/contracts/orders/texts'
import { badRequest, notFound } from '@/database/errors'
import { environment } from '@/environment'
import { handle } from '../core/handle'
import { JSON_LIMIT_BYTES, readBytes } from '../core/readBody'
import { stripeClient } from './stripeClient'
import { applyStripeEvent } from './stripeEvents'

/** Older events may be replays. */
const TOLERANCE_SECONDS = 300

/**
 * POST /api/payments/stripe/webhook: an event is only a hint. Its signature is checked, then Stripe is asked; an event
 * that could not be processed is refused, so that Stripe sends it again.
 */
export const stripeWebhook = handle(contract, async ({ req }) => {
  const { secretKey, webhookSecrets } = environment.stripe
  if (!secretKey || webhookSecrets.length === 0) throw notFound()
  const bytes = await readBytes(req as unknown as Request, JSON_LIMIT_BYTES)
  const event = await verified(Buffer.from(bytes), req.headers.get('stripe-signature') ?? '', webhookSecrets)
  await applyStripeEvent(req, event)
  return { message: ORDER_TEXTS.eventTaken }
})

/** The event, if one of the secrets signed exactly these bytes. Throws 400 otherwise. */
async function verified(bytes: Buffer, signature: string, secrets: string[]): Promise<Stripe.Event> {
  const { webhooks } = await stripeClient()
  for (const secret of secrets) {
    try {
      return webhooks.constructEvent(bytes, signature, secret.trim(), TOLERANCE_SECONDS)
    } catch {
      // Try the next secret: while one is being replaced, both are in use.
    }
  }
  throw badRequest(ORDER_TEXTS.signatureInvalid)
}
