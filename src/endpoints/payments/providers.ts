import type { PaymentProviderName } from '@/contracts/orders/states'
import { environment } from '@/environment'
import type { PaymentProvider } from './provider'
import { stripePayments } from './stripePayments'
import { testPayments } from './testPayments'

/** Payment outside the site: the merchant confirms incoming money, and also refunds it outside the site. */
const manualPayments: PaymentProvider = {
  name: 'manual',
  start: async () => {
    throw new Error('An order paid outside the site has no payment page')
  },
  ask: async () => ({ state: 'open' }),
  end: async () => ({ state: 'ended' }),
  refund: async () => ({ state: 'done', ref: null }),
  findRefund: async () => ({ state: 'done', ref: null }),
  list: async () => null,
}

/** Orders with a total of zero: nothing is charged and nothing is refunded. */
const freePayments: PaymentProvider = {
  name: 'free',
  start: async () => {
    throw new Error('An order that comes to nothing has no payment page')
  },
  ask: async () => ({ state: 'ended' }),
  end: async () => ({ state: 'ended' }),
  refund: async () => ({ state: 'done', ref: null }),
  findRefund: async () => ({ state: 'done', ref: null }),
  list: async () => [],
}

const PROVIDERS: Record<PaymentProviderName, PaymentProvider> = {
  stripe: stripePayments,
  manual: manualPayments,
  test: testPayments,
  free: freePayments,
}

/** Every provider, whether it is offered or not: a payment may be older than a setting. */
export const allProviders = Object.values(PROVIDERS)

/** The provider that an order is paid with. */
export function providerOf({ payment }: { payment: { provider: PaymentProviderName } }): PaymentProvider {
  return PROVIDERS[payment.provider]
}

/** Whether a provider moves no real money; Stripe moves none with a test key. */
export function isTestProvider(name: PaymentProviderName): boolean {
  return name === 'test' || (name === 'stripe' && /^[sr]k_test_/.test(environment.stripe.secretKey))
}
