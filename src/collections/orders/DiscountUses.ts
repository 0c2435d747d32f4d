import type { CollectionConfig } from 'payload'
import { nobody } from '@/access/nobody'

/**
 * Who has used a discount code, a row for each order: the slots of a code and a buyer are numbered, so that no two
 * orders have one. The buyer is a mark of their e-mail (auth/orderKeys.ts), which nobody can be found out from.
 */
export const DiscountUses: CollectionConfig = {
  slug: 'discount-uses',
  admin: { hidden: true },
  endpoints: false,
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  timestamps: false,
  indexes: [{ fields: ['codeId', 'buyer', 'slot'], unique: true }],
  fields: [
    { name: 'codeId', type: 'text', required: true },
    { name: 'buyer', type: 'text', required: true },
    { name: 'slot', type: 'number', required: true },
    { name: 'orderId', type: 'text', required: true, unique: true },
  ],
}
