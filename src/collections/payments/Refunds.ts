import type { CollectionConfig } from 'payload'
import { adminOnly, nobody } from '@/access/rules'
import { hiddenFromEditors } from '@/access/guards'
import { REFUND_REASONS, REFUND_SOURCES, REFUND_STATES } from '@/contracts/orders/states'
import { cents } from '../fields'
import { fixedChoice, moment } from '../orderFields'

/** Refunds to buyers (docs/behaviour.md, 12.5); only the site creates and settles them. */
export const Refunds: CollectionConfig = {
  slug: 'refunds',
  labels: { singular: 'Refund', plural: 'Refunds' },
  admin: {
    group: 'Commerce',
    hidden: hiddenFromEditors,
    useAsTitle: 'key',
    description: 'Money that goes back to buyers. A failed one waits for you.',
    defaultColumns: ['orderId', 'amount', 'state', 'reason', 'createdAt'],
    listSearchableFields: ['ref'],
  },
  access: { read: adminOnly, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  defaultSort: '-createdAt',
  disableDuplicate: true,
  indexes: [{ fields: ['state', 'createdAt'] }],
  fields: [
    {
      name: 'orderId',
      label: 'Order',
      type: 'relationship',
      relationTo: 'orders',
      required: true,
      index: true,
    },
    // Idempotency key, so that a second click creates no second refund.
    { name: 'key', type: 'text', required: true, unique: true },
    {
      name: 'lines',
      type: 'array',
      fields: [
        { name: 'lineId', type: 'text', required: true },
        { name: 'quantity', type: 'number', required: true },
      ],
    },
    {
      // What of it is each seller's; refunds of older orders, and those made at the provider, have none.
      name: 'parts',
      type: 'array',
      fields: [
        { name: 'sellerId', type: 'text', required: true },
        cents('goods', 'Goods', { required: true }),
        cents('tax', 'Tax', { required: true }),
        cents('shipping', 'Shipping', { required: true }),
      ],
    },
    cents('shipping', 'Shipping included', { required: true, defaultValue: 0 }),
    cents('amount', 'Amount', { required: true }),
    cents('tax', 'Tax included', { required: true, defaultValue: 0 }),
    cents('withheld', 'Price of its pieces that was kept'),
    { name: 'restock', label: 'Return pieces to stock', type: 'checkbox', defaultValue: false },
    fixedChoice('reason', REFUND_REASONS, { required: true }),
    fixedChoice('source', REFUND_SOURCES, { required: true }),
    fixedChoice('state', REFUND_STATES, { required: true }),
    // The payment to refund; an order may have been paid twice.
    { name: 'paymentRef', label: 'Payment', type: 'text' },
    { name: 'ref', label: 'Reference at the provider', type: 'text' },
    { name: 'by', type: 'text' },
    moment('doneAt'),
    { name: 'failure', type: 'text' },
  ],
}
