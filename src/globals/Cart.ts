import type { GlobalConfig } from 'payload'
import { cartDefaults } from './defaults'
import { headline, line, pageMeta } from '@/collections/copyFields'
import { marketingGlobal } from './marketingGlobal'

/** The texts around the cart at /cart; the sample items are records. */
export const Cart: GlobalConfig = marketingGlobal({
  slug: 'cart',
  label: 'Cart page',
  description: 'The words around the cart. Its sample items are under Sample cart items.',
  paths: ['/cart'],
  defaults: cartDefaults,
  fields: [
    headline('heading', 'Heading', 20),
    line('summaryHeading', 'Heading of the summary', 24),
    line(
      'note',
      'Note under the total',
      60,
      'This text does not change the charges: shipping is 5.00, tax 8%. At most 60 characters.',
    ),
    pageMeta(),
  ],
})
