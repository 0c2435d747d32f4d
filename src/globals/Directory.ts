import type { GlobalConfig } from 'payload'
import { directoryDefaults } from './defaults'
import { headline, line, pageMeta } from '@/collections/copyFields'
import { longText } from './longText'
import { marketingGlobal } from './marketingGlobal'

/** The masthead of /directory; its listings are records. */
export const Directory: GlobalConfig = marketingGlobal({
  slug: 'directory',
  label: 'Directory page',
  description:
    'The words above the listings, which are under Directory listings. In a text, {places} is their number in words.',
  paths: ['/directory'],
  defaults: directoryDefaults,
  fields: [
    line('stamp', 'Small label above the heading', 24),
    headline('heading', 'Heading', 20),
    longText('intro', 'Introduction', 'Two short sentences.', 180),
    pageMeta(),
  ],
})
