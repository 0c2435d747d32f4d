import type { GlobalConfig } from 'payload'
import { headline, line, section } from '@/collections/copyFields'
import { EVERY_PAGE } from '@/contracts/pages'
import { marketingGlobal } from './marketingGlobal'
import { message, searchTexts } from './messageFields'
import { noticesDefaults } from './noticeDefaults'

/** What the site says where there is no page, and on the pages around a forgotten password. */
export const Notices: GlobalConfig = marketingGlobal({
  slug: 'notices',
  label: 'Notices',
  description:
    'What visitors read at an address without a page and around a forgotten password. The page that says that the ' +
    'site is down has no fields: it must work when nothing else does.',
  paths: ['/forgot-password', '/reset-password', EVERY_PAGE],
  defaults: noticesDefaults,
  fields: [
    message('notFound', 'No page at this address'),
    section('forgotPassword', 'Forgot your password', [
      headline('heading', 'Heading', 24),
      line('intro', 'Line under it', 120),
      headline('sentHeading', 'Heading once the mail is sent', 24),
      ...searchTexts(),
    ]),
    section('resetPassword', 'A new password', [
      headline('heading', 'Heading', 24),
      headline('changedHeading', 'Heading once it is changed', 24),
      line('invalidText', 'Under "Invalid Reset Link"', 120, 'The heading is fixed. At most 120 characters.'),
      ...searchTexts(),
    ]),
  ],
})
