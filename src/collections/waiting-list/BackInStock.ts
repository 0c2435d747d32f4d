import type { CollectionConfig } from 'payload'
import { adminOnly, nobody } from '@/access/rules'
import { hiddenFromEditors } from '@/access/guards'
import { fixedText, moment } from '../orderFields'

/**
 * The line for sold-out pieces, and the pieces kept for people in it (docs/behaviour.md, 12.10). A row with `keptUntil`
 * holds one piece taken out of stock, so only code that puts it back or sells it may remove the row.
 */
export const BackInStock: CollectionConfig = {
  slug: 'back-in-stock',
  labels: { singular: 'Back-in-stock request', plural: 'Back-in-stock requests' },
  admin: {
    group: 'Commerce',
    hidden: hiddenFromEditors,
    useAsTitle: 'title',
    description: 'Who is in line for sold-out pieces. The first gets the next one, for half an hour.',
    defaultColumns: ['title', 'detail', 'email', 'confirmedAt', 'keptUntil'],
    listSearchableFields: ['title', 'email'],
  },
  access: { read: adminOnly, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  defaultSort: 'confirmedAt',
  disableDuplicate: true,
  indexes: [
    { fields: ['productId', 'variantId', 'email'], unique: true },
    { fields: ['confirmedAt'] },
    { fields: ['keptUntil'] },
    { fields: ['endsAt'] },
  ],
  fields: [
    { name: 'productId', label: 'Product', type: 'text', required: true },
    fixedText('variantId', 'Variant'),
    fixedText('title', 'Piece'),
    fixedText('detail'),
    { name: 'email', label: 'E-mail', type: 'text', required: true },
    moment('confirmedAt', 'In line since'),
    moment('keptUntil', 'A piece is kept until'),
    moment('endsAt', 'Erased at the latest'),
  ],
}
