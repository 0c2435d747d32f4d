import type { CollectionConfig } from 'payload'
import { internal } from '../internal'

/**
 * The uses of discount codes, one row per order. The unique index on the numbered slots of a code and buyer keeps two
 * orders from taking the same one. The buyer is a keyed hash of their e-mail (auth/sign.ts), so it is not
 * revealed.
 */
export const DiscountUses: CollectionConfig = {
  slug: 'discount-uses',
  ...internal(),
  timestamps: false,
  indexes: [{ fields: ['codeId', 'buyer', 'slot'], unique: true }],
  fields: [
    { name: 'codeId', type: 'text', required: true },
    { name: 'buyer', type: 'text', required: true },
    { name: 'slot', type: 'number', required: true },
    { name: 'orderId', type: 'text', required: true, unique: true },
  ],
}
