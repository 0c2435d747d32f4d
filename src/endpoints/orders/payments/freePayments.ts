import type { PaymentProvider } from './provider'

/** Of an order that comes to nothing nobody asks for money, and none goes back. */
export const freePayments: PaymentProvider = {
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
