import type { GlobalConfig } from 'payload'
import { authPagesDefaults } from './defaults'
import { headline, line, picture, section } from '@/collections/copyFields'
import { marketingGlobal } from './marketingGlobal'
import { paragraph, searchTexts } from './messageFields'

/** The texts and the picture beside the log-in, forgot-password and reset-password forms. */
export const AuthPages: GlobalConfig = marketingGlobal({
  slug: 'auth-pages',
  label: 'Log-in pages',
  description:
    'The texts and the picture next to the log-in, registration and password forms. Labels of fields and buttons are ' +
    'fixed; the pages around a forgotten password have their words under Notices.',
  paths: ['/auth', '/forgot-password', '/reset-password'],
  defaults: authPagesDefaults,
  fields: [
    headline('tagline', 'Line on the picture', 20),
    picture(
      'picture',
      'Picture, landscape',
      'Next to the form on wide screens. The line overlaps its lower half.',
    ),
    picture('portraitPicture', 'Picture for phones', 'A strip above the form, cut from near its top.'),
    headline('loginHeading', 'Heading of the log-in', 20),
    headline('registerHeading', 'Heading of the registration', 20),
    line('approvalNote', 'Text after "Admin approval required"', 120),
    line('emailHint', 'Hint under the e-mail address', 120),
    line(
      'privacyHint',
      'Privacy hint',
      120,
      'Under the registration, beside the link to /privacy. At most 120 characters.',
    ),
    section('waiting', 'Log-in before the approval', [
      line('title', 'First words', 24),
      paragraph('text', 'What comes next', 240),
    ]),
    section('refused', 'Log-in after a refusal', [
      line('title', 'First words', 24),
      paragraph('text', 'What comes next', 240),
    ]),
    section('search', 'Search and browser tab', searchTexts()),
  ],
})
