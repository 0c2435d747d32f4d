import type { User as StoredUser } from '@/payload-types'
import { buildUser } from '../../core/testing/factories'
import { type TestServer, startServer } from '../../core/testing/server'
import { openShop } from './shop'
import { type StripeDouble, startStripeDouble } from './stripeDouble'

export type TestShop = { server: TestServer; seller: StoredUser; stop: () => Promise<void> }
export type StripeShop = TestShop & { stripe: StripeDouble }

/** Starts a site with an open shop and a seller; `stop` also clears its environment variables. */
export async function startShop(): Promise<TestShop> {
  process.env.RATE_LIMITS = 'off'
  const server = await startServer()
  await openShop(server.payload)
  return {
    server,
    seller: await buildUser(server.payload),
    stop: async () => {
      await server.stop()
      for (const name of ['RATE_LIMITS', 'PAYMENTS']) delete process.env[name]
    },
  }
}

/** Like `startShop`, with payments through a double of Stripe. */
export async function startStripeShop(): Promise<StripeShop> {
  const stripe = await startStripeDouble()
  const shop = await startShop()
  process.env.STRIPE_SECRET_KEY = 'sk_test_double'
  process.env.STRIPE_API_BASE = stripe.url
  return {
    ...shop,
    stripe,
    stop: async () => {
      await shop.stop()
      await stripe.stop()
      for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_API_BASE']) delete process.env[name]
    },
  }
}
