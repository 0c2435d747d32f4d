import type { GlobalConfig } from 'payload'
import { landingDefaults } from './defaults'
import { canBeLeftOut, headline, line, link, pageMeta, rows, section } from '@/collections/copyFields'
import { film } from './film'
import { marketingGlobal } from './marketingGlobal'

/** The icons a social link may have, by the name of the drawing. */
export const SOCIAL_ICONS = [
  { value: 'photo', label: 'Photo' },
  { value: 'film', label: 'Film' },
  { value: 'chat', label: 'Chat' },
  { value: 'store', label: 'Store' },
  { value: 'tag', label: 'Tag' },
  { value: 'hanger', label: 'Hanger' },
  { value: 'globe', label: 'Globe' },
  { value: 'link', label: 'Link' },
] as const

/** The landing page at / (docs/behaviour.md, 3.1 and 3.2). */
export const Landing: GlobalConfig = marketingGlobal({
  slug: 'landing',
  label: 'Landing page',
  description: 'The cover: your name over the film, your links, and the sign-up box.',
  paths: ['/'],
  defaults: landingDefaults,
  fields: [
    section(
      'name',
      'Display name',
      [
        {
          type: 'row',
          fields: [
            { ...line('first', 'First word', 12), admin: { width: '50%' } },
            { ...line('second', 'Second word, italic', 12), required: false, admin: { width: '50%' } },
          ],
        },
      ],
      'Shown very large. Up to 12 characters per word.',
    ),
    line('subtitle', 'Subtitle', 48),
    section('button', 'Button', [line('label', 'Label', 40), link('url', 'Goes to')]),
    line('credit', 'Credit line', 60, 'Small, beside the button. At most 60 characters.'),
    film(),
    rows('socialLinks', { singular: 'Link', plural: 'Social and affiliate links' }, { maxRows: 6 }, [
      {
        type: 'row',
        fields: [
          { ...line('label', 'Label', 20), admin: { width: '50%' } },
          {
            name: 'icon',
            type: 'select',
            required: true,
            options: [...SOCIAL_ICONS],
            admin: { width: '50%', isClearable: false },
          },
        ],
      },
      link('url', 'Address', 'Opens in a new tab.'),
    ]),
    section('signUp', 'Sign-up box', [
      canBeLeftOut(),
      headline('heading', 'Heading', 20),
      line('text', 'Line under the heading', 80),
      line('placeholder', 'Placeholder of the field', 40),
      line('buttonLabel', 'Button', 20),
      line(
        'privacyHint',
        'Privacy hint',
        120,
        'Under the field, beside the link to /privacy. At most 120 characters.',
      ),
    ]),
    pageMeta(),
  ],
})
