import type { GlobalConfig } from 'payload'
import { privacyDefaults } from './privacyDefaults'
import { headline, line, pageMeta, rows } from '@/collections/copyFields'
import { longText } from './longText'
import { marketingGlobal } from './marketingGlobal'

/** The page at /privacy, linked from every form that takes personal data. */
export const Privacy: GlobalConfig = marketingGlobal({
  slug: 'privacy',
  label: 'Privacy page',
  description:
    'What is stored about people, why, and how they get rid of it. Have it read by someone who knows the law.',
  paths: ['/privacy'],
  defaults: privacyDefaults,
  fields: [
    headline('heading', 'Heading', 20),
    longText('intro', 'Introduction'),
    rows('sections', { singular: 'Section', plural: 'Sections' }, { maxRows: 20 }, [
      line('heading', 'Heading', 80),
      longText('text', 'Text', undefined, 2_000),
    ]),
    pageMeta(),
  ],
})
