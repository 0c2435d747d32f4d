import type { CollectionConfig } from 'payload'
import { adminOnly, nobody } from '@/access/rules'
import { hiddenFromEditors } from '@/access/guards'
import { PAYMENT_PROVIDERS } from '@/contracts/orders/states'
import { fixedChoice, moment } from '../orderFields'

/** Events from payment providers, each stored once, together with its effect (docs/behaviour.md, 12.4). */
export const PaymentEvents: CollectionConfig = {
  slug: 'payment-events',
  labels: { singular: 'Payment event', plural: 'Payment events' },
  admin: {
    group: 'Commerce',
    hidden: hiddenFromEditors,
    useAsTitle: 'eventId',
    description: 'What the payment provider told us, and what came of it.',
    defaultColumns: ['receivedAt', 'provider', 'type', 'orderId', 'outcome'],
  },
  access: { read: adminOnly, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  timestamps: false,
  defaultSort: '-receivedAt',
  disableDuplicate: true,
  indexes: [{ fields: ['provider', 'eventId'], unique: true }, { fields: ['receivedAt'] }],
  fields: [
    fixedChoice('provider', PAYMENT_PROVIDERS, { required: true }),
    { name: 'eventId', label: 'Event', type: 'text', required: true },
    { name: 'type', type: 'text', required: true },
    { name: 'orderId', label: 'Order', type: 'text' },
    moment('receivedAt'),
    { name: 'outcome', type: 'text' },
  ],
}
