import { randomUUID } from 'node:crypto'
import { Stripe } from 'stripe'

/** An event as Stripe writes it. */
export function stripeEvent(type: string, object: object, overrides: object = {}): string {
  const id = `evt_${randomUUID()}`
  return JSON.stringify({ id, object: 'event', type, livemode: false, data: { object }, ...overrides })
}

type Signing = { secret: string; timestamp?: number }

/** The headers that Stripe sends with an event, signed now unless a timestamp in seconds is given. */
export function stripeHeaders(
  payload: string,
  { secret, timestamp = now() }: Signing,
): Record<string, string> {
  return {
    'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
    'content-type': 'application/json',
    origin: 'https://stripe.example',
  }
}

const now = () => Math.floor(Date.now() / 1000)
