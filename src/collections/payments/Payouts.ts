import type { CollectionConfig } from 'payload'
import { adminOnly } from '@/access/rules'
import { hiddenFromEditors } from '@/access/guards'
import { CURRENCY_HINT, cents } from '../fields'

/** Payouts made to creators outside the site: admins record them, and statements deduct them. */
export const Payouts: CollectionConfig = {
  slug: 'payouts',
  labels: { singular: 'Payout', plural: 'Payouts' },
  admin: {
    group: 'Commerce',
    hidden: hiddenFromEditors,
    useAsTitle: 'paidAt',
    description: 'Write down what you paid to a creator. No money moves here.',
    defaultColumns: ['paidAt', 'sellerId', 'amount', 'currency', 'note'],
    listSearchableFields: ['note'],
  },
  access: { read: adminOnly, create: adminOnly, update: adminOnly, delete: adminOnly },
  defaultSort: '-paidAt',
  disableDuplicate: true,
  indexes: [{ fields: ['sellerId', 'paidAt'] }],
  fields: [
    // Text instead of a relation, so that deleting an account does not delete its bookkeeping.
    {
      name: 'sellerId',
      label: 'Creator',
      type: 'text',
      required: true,
      maxLength: 24,
      validate: (value: unknown) =>
        (typeof value === 'string' && /^[0-9a-f]{24}$/.test(value)) || 'Choose a creator.',
      admin: {
        components: {
          Cell: '/src/components/console/CreatorCell#CreatorCell',
          Field: '/src/components/console/CreatorField#CreatorField',
        },
      },
    },
    cents('amount', 'Amount', { required: true }),
    {
      name: 'currency',
      type: 'text',
      required: true,
      defaultValue: 'USD',
      validate: (value: unknown) => (typeof value === 'string' && /^[A-Z]{3}$/.test(value)) || CURRENCY_HINT,
      admin: { description: CURRENCY_HINT },
    },
    {
      name: 'paidAt',
      label: 'Paid on',
      type: 'date',
      required: true,
      index: true,
      defaultValue: () => new Date().toISOString(),
    },
    { name: 'note', type: 'text', maxLength: 200 },
  ],
}
