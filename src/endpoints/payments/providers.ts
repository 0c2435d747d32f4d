import type { PaymentProviderName } from '@/contracts/orders/states'
import { environment } from '@/environment'
import { freePayments } from './freePayments'
import { manualPayments } from './manualPayments'
import type { PaymentProvider } from './provider'
import { stripePayments } from './stripePayments'
import { testPayments } from './testPayments'

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
