import type { Books } from '@/contracts/books'
import { type Scene, failed } from './scene'

const balanced: Books = {
  readAt: '2026-11-22T12:00:00.000Z',
  stock: { compared: 41, uncounted: 0, inStock: 1_284, inOrders: 312, kept: 2, stocked: 1_598, faults: [] },
  refunds: { compared: 14, faults: [] },
  providers: [
    { provider: 'stripe', state: 'compared', payments: 268, faults: [] },
    { provider: 'manual', state: 'not_listed', payments: 0, faults: [] },
    { provider: 'test', state: 'away', payments: 0, faults: [] },
  ],
}
const payment = { orderId: 'd'.repeat(24), number: '9XNB-52QY', currency: 'USD', there: 15_984, here: 16_484 }
const differing: Books = {
  ...balanced,
  stock: {
    ...balanced.stock,
    uncounted: 3,
    faults: [
      {
        productId: 'a'.repeat(24),
        slug: 'marea-slip-dress',
        title: 'Marea slip dress',
        detail: 'Size M, Coral',
        inStock: 6,
        inOrders: 4,
        kept: 0,
        stocked: 12,
      },
      {
        productId: 'b'.repeat(24),
        slug: 'shell-hoop-earrings',
        title: 'Shell hoop earrings',
        detail: null,
        inStock: 1_204,
        inOrders: 38,
        kept: 1,
        stocked: 1_240,
      },
    ],
  },
  refunds: {
    compared: 14,
    faults: [
      {
        orderId: 'c'.repeat(24),
        number: 'W0D6-HJ3P',
        currency: 'USD',
        total: 38_084,
        refunded: 15_984,
        refunds: 0,
      },
    ],
  },
  providers: [
    {
      provider: 'stripe',
      state: 'compared',
      payments: 268,
      faults: [
        { ...payment, kind: 'amount', paymentRef: 'pi_3QK8' },
        {
          ...payment,
          kind: 'no_order',
          paymentRef: 'pi_3QK8zRLkdIwHu7ix0aBcDeFg',
          orderId: null,
          number: null,
          here: 0,
        },
      ],
    },
  ],
}

const books = (state: string, answer: NonNullable<Scene['answers']>[string]): Scene => ({
  name: ['desk.books', state].filter(Boolean).join('.'),
  path: '/dashboard/ecommerce/books',
  as: 'admin',
  answers: { '/api/sales/books': answer },
})

/** Whether the shop's books balance (docs/behaviour.md, 12.13). */
export const bookScenes: Scene[] = [
  books('', { status: 200, json: balanced }),
  books('differ', { status: 200, json: differing }),
  books('loading', 'never'),
  books('failed', failed),
]
