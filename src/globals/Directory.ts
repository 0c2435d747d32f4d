import type { GlobalConfig } from 'payload'
import { directoryDefaults } from './defaults'
import { headline, line, pageMeta, section } from '@/collections/copyFields'
import { PLACE_PAGE } from '@/contracts/pages'
import { longText } from './longText'
import { marketingGlobal } from './marketingGlobal'
import { message } from './messageFields'

/** The words of /directory and of its places' pages; its listings are records. */
export const Directory: GlobalConfig = marketingGlobal({
  slug: 'directory',
  label: 'Directory page',
  description:
    'The words around the listings, which are under Directory listings. In a text, {places} is their number in words.',
  paths: ['/directory', PLACE_PAGE],
  defaults: directoryDefaults,
  fields: [
    line('stamp', 'Small label above the heading', 24),
    headline('heading', 'Heading', 20),
    longText('intro', 'Introduction', 'Two short sentences.', 180),
    section('list', 'List of places', [
      line(
        'featuredHeading',
        'Name of the featured places',
        40,
        'Read to those who cannot see the page. At most 40 characters.',
      ),
      line('placeholder', 'Example in the empty search field', 40),
      line('emptyText', 'Under "No Listings Found"', 80, 'The heading is fixed. At most 80 characters.'),
    ]),
    section('place', 'Page of a place', [
      headline('ownerHeading', 'Heading for its owner', 24),
      line('ownerText', 'Line beside it', 140),
      headline('othersHeading', 'Heading of other places', 20),
    ]),
    message('noPlace', 'A place that is gone'),
    pageMeta(),
  ],
})
