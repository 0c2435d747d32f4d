import type { PaymentProvider } from './provider'

/** Payment outside the site: the merchant confirms incoming money, and also refunds it outside the site. */
export const manualPayments: PaymentProvider = {
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
