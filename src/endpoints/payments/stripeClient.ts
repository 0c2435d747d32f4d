import type Stripe from 'stripe'
import { environment } from '@/environment'

const TIMEOUT_MS = 10_000
const RETRIES = 1

let known: { for: string; client: Promise<Stripe> } | null = null

/** Stripe's client, loaded on first use; throws if no key is set. */
export function stripeClient(): Promise<Stripe> {
  const { secretKey, apiBase } = environment.stripe
  const wanted = `${secretKey} ${apiBase}`
  if (known?.for !== wanted) known = { for: wanted, client: connect(secretKey, apiBase) }
  return known.client
}

async function connect(secretKey: string, apiBase: string): Promise<Stripe> {
  if (!secretKey) throw new Error('STRIPE_SECRET_KEY is not set')
  const { default: Client } = await import('stripe')
  const base = apiBase ? new URL(apiBase) : null
  return new Client(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: base.port,
      protocol: base.protocol === 'http:' ? 'http' : 'https',
    }),
  })
}
