import type { CollectionConfig } from 'payload'
import { EDITORS_GROUPS, hiddenFromShopEditors } from '@/access/guards'
import { anyone, editors } from '@/access/rules'
import { line, picture } from '../copyFields'
import { CURRENCY_HINT, cents } from '../fields'

/** The sample items of a visitor who has added nothing (docs/behaviour.md, 5.7). Prices in minor units. */
export const SampleCartItems: CollectionConfig = {
  slug: 'sample-cart-items',
  labels: { singular: 'Sample cart item', plural: 'Sample cart items' },
  admin: {
    group: EDITORS_GROUPS.lists,
    hidden: hiddenFromShopEditors,
    useAsTitle: 'title',
    description: 'What a cart shows to a visitor who has added nothing. Marked as samples, and never sold.',
    defaultColumns: ['title', 'detail', 'price', 'quantity'],
  },
  access: { read: anyone, create: editors, update: editors, delete: editors },
  orderable: true,
  fields: [
    line(
      'productId',
      'Product',
      64,
      'The id of a product of the shop, or any short name for a piece that is not in it.',
    ),
    line('title', 'Title', 60),
    { name: 'detail', type: 'text', maxLength: 40, admin: { description: 'Size or colour: "Size M".' } },
    cents('price', 'Price', { required: true }),
    {
      name: 'quantity',
      type: 'number',
      required: true,
      defaultValue: 1,
      min: 1,
      max: 99,
      admin: { step: 1, description: 'Starting quantity.' },
    },
    {
      name: 'currency',
      type: 'text',
      required: true,
      defaultValue: 'USD',
      minLength: 3,
      maxLength: 3,
      admin: { description: CURRENCY_HINT },
    },
    picture('image', 'Picture', '4:5.'),
  ],
}
