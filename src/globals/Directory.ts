import type { GlobalConfig } from 'payload'
import { directoryDefaults } from './defaults'
import { headline, line, pageMeta } from '@/collections/copyFields'
import { longText } from './longText'
import { marketingGlobal } from './marketingGlobal'

/** The masthead of /directory; its listings are records. */
export const Directory: GlobalConfig = marketingGlobal({
  slug: 'directory',
  label: 'Directory page',
  description: 'The words above the listings. The listings themselves are under Directory listings.',
  paths: ['/directory'],
  defaults: directoryDefaults,
  fields: [
    line('stamp', 'Stamp', 24),
    headline('heading', 'Heading', 20),
    longText('intro', 'Introduction', 'Two short sentences.', 180),
    pageMeta(),
  ],
})
