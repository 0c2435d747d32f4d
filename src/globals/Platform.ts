import type { GlobalConfig } from 'payload'
import { platformDefaults } from './defaults'
import {
  canBeLeftOut,
  headline,
  line,
  link,
  pageMeta,
  picture,
  rows,
  section,
} from '@/collections/copyFields'
import { longText } from './longText'
import { marketingGlobal } from './marketingGlobal'

/** The icons a commerce service may have, by the name of the drawing. */
const SERVICE_ICONS = [
  { value: 'store', label: 'Store' },
  { value: 'tag', label: 'Tag' },
  { value: 'tote', label: 'Bag' },
  { value: 'hanger', label: 'Hanger' },
]

/** The marketing page at /platform, in the order of its sections (docs/behaviour.md, 3.3). */
export const Platform: GlobalConfig = marketingGlobal({
  slug: 'platform',
  label: 'Platform page',
  description:
    'What the app will be: places, events, boutique, podcast, team, protocol. Sections can be left out, not moved. ' +
    'In a text, {roles} is the number of open roles in words, {places} that of places in the directory.',
  paths: ['/platform'],
  defaults: platformDefaults,
  fields: [
    section('hero', 'Hero', [
      line('stamp', 'Small label above the heading', 24),
      headline('heading', 'Heading', 20),
      longText('intro', 'Introduction'),
      picture('phone', 'Picture of the phone', 'Upright, on a transparent ground.'),
      picture('backdrop', 'Picture behind the phone'),
    ]),
    section('badges', 'Store badges', [
      line('heading', 'Heading', 40),
      line('hint', 'Small line on both badges', 20),
      line('android', 'Android badge', 20),
      line('apple', 'Apple badge', 20),
    ]),
    section('places', 'Places', [
      canBeLeftOut(),
      headline('heading', 'Heading', 20),
      longText('intro', 'Introduction'),
      rows('items', { singular: 'Kind of place', plural: 'Kinds of places' }, { maxRows: 6 }, [
        line('text', 'Kind of place', 60),
      ]),
      picture('picture', 'Picture'),
    ]),
    section('events', 'Exclusive events', [
      canBeLeftOut(),
      headline('heading', 'Heading', 20),
      rows('items', { singular: 'Event', plural: 'Kinds of events' }, { maxRows: 6 }, [
        line('title', 'Title', 48),
        line('text', 'Sentence', 90),
      ]),
      picture('picture', 'Picture'),
    ]),
    section('boutique', 'E-boutique', [
      canBeLeftOut(),
      headline('heading', 'Heading', 20),
      longText('intro', 'Introduction'),
      rows('services', { singular: 'Commerce service', plural: 'Commerce services' }, { maxRows: 2 }, [
        line('label', 'Label', 24),
        {
          name: 'icon',
          type: 'select',
          required: true,
          options: SERVICE_ICONS,
          admin: { isClearable: false },
        },
      ]),
      line('linkLabel', 'Link to the shop', 24),
      picture('picture', 'First picture'),
      picture('secondPicture', 'Second picture'),
    ]),
    section('podcast', 'Podcast', [
      canBeLeftOut(),
      headline('heading', 'Heading', 20),
      longText('intro', 'Introduction'),
    ]),
    section('team', 'Join my team', [
      canBeLeftOut(),
      headline('heading', 'Heading', 20),
      longText('intro', 'Introduction'),
      section('button', 'Button', [line('label', 'Label', 24), link('url', 'Goes to')]),
    ]),
    section('protocol', 'The open protocol', [
      canBeLeftOut(),
      line('number', 'Number', 4, 'Fills a third of the screen. Up to 4 characters.'),
      headline('heading', 'Heading after the number', 30),
      longText('intro', 'Introduction'),
      rows('benefits', { singular: 'Benefit', plural: 'Benefits' }, { maxRows: 3 }, [
        line('title', 'Title', 32),
        line('text', 'Sentence', 90),
      ]),
    ]),
    section('download', 'Download the app', [canBeLeftOut(), headline('heading', 'Heading', 20)]),
    pageMeta(),
  ],
})
