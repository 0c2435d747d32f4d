import type { GlobalConfig } from 'payload'
import { joinTeamDefaults } from './defaults'
import { canBeLeftOut, headline, line, pageMeta, picture, rows, section } from '@/collections/copyFields'
import { longText } from './longText'
import { marketingGlobal } from './marketingGlobal'

/** The recruitment page at /join-team (docs/behaviour.md, 3.7). */
export const JoinTeam: GlobalConfig = marketingGlobal({
  slug: 'join-team',
  label: 'Join Team page',
  description:
    'Roles, what the team gets, and the words of the application form. Skillsets and other labels are fixed. ' +
    'In a text, {roles} is their number in words.',
  // The platform page counts the roles, too.
  paths: ['/join-team', '/platform'],
  defaults: joinTeamDefaults,
  fields: [
    section('hero', 'Hero', [
      headline('heading', 'Heading', 20),
      longText('intro', 'Introduction'),
      picture('picture', 'Picture', '4:3.'),
    ]),
    line('buttonLabel', 'Label of the apply buttons', 24),
    section('roles', 'Roles', [
      canBeLeftOut(),
      headline('heading', 'Heading', 24),
      rows('items', { singular: 'Role', plural: 'Roles' }, { maxRows: 12 }, [
        line('title', 'Role', 32),
        line('text', 'One sentence', 90),
      ]),
    ]),
    section('benefits', 'Benefits', [
      canBeLeftOut(),
      {
        name: 'isAboveRoles',
        label: 'Show this section above the roles',
        type: 'checkbox',
        defaultValue: false,
      },
      headline('heading', 'Heading', 20),
      rows('items', { singular: 'Benefit', plural: 'Benefits' }, { maxRows: 6 }, [
        line('text', 'Benefit', 80),
      ]),
    ]),
    section('form', 'Form', [
      headline('heading', 'Heading', 20),
      longText('intro', 'Introduction'),
      line('portfolioLabel', 'Label of the link to a portfolio', 40),
      line('otherSocialLabel', 'Label of another social account', 40),
      line('otherSocialHint', 'Hint under it', 80),
      line('whyPlaceholder', 'Example under "Why do you want to join?"', 80),
      line('privacyHint', 'Privacy hint', 120, 'Beside the link to /privacy. At most 120 characters.'),
    ]),
    pageMeta(),
  ],
})
