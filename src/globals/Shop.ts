import type { GlobalConfig } from 'payload'
import { shopDefaults } from './defaults'
import { headline, line, pageMeta } from '@/collections/copyFields'
import { longText } from './longText'
import { marketingGlobal } from './marketingGlobal'

/** The masthead of /shop. */
export const Shop: GlobalConfig = marketingGlobal({
  slug: 'shop',
  label: 'Shop page',
  description: 'The words above the products.',
  paths: ['/shop'],
  defaults: shopDefaults,
  fields: [
    line('stamp', 'Small label above the heading', 24),
    headline('heading', 'Heading', 20),
    longText('intro', 'Introduction', 'Two short sentences.', 180),
    pageMeta(),
  ],
})
