import type { DateField, Field, GlobalConfig, TextField } from 'payload'
import { adminOnlyField } from '@/access/rules'
import { siteSettingsDefaults } from './defaults'
import { COUNTED, line, link, picture, rows, section } from '@/collections/copyFields'
import { marketingGlobal } from './marketingGlobal'
import { EVERY_PAGE } from '@/contracts/pages'

/** The brand name, and where a former one still stands. */
function withOldNames(field: TextField): TextField {
  const afterInput = ['/src/components/console/OldNames#OldNames']
  return { ...field, admin: { ...field.admin, components: { ...field.admin?.components, afterInput } } }
}

function day(name: string, label: string, description: string): DateField {
  return {
    name,
    label,
    type: 'date',
    admin: { width: '50%', description, date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' } },
  }
}

/** What is no copy: editors can neither change it nor see it, and no page shows it. */
const ADMINS_ALONE = { read: adminOnlyField, update: adminOnlyField }

/** What all pages share: brand name, footer, the look of a shared link, and what admins are mailed. */
export const SiteSettings: GlobalConfig = marketingGlobal({
  slug: 'site-settings',
  label: 'Site settings',
  group: 'site',
  description:
    'The brand name, the icon, the footer, an announcement above the pages, and what a shared link shows.',
  paths: ['/', EVERY_PAGE],
  defaults: siteSettingsDefaults,
  fields: [
    withOldNames(
      line(
        'brandName',
        'Brand name',
        24,
        'In the header, the footer and every page title. At most 24 characters.',
      ),
    ),
    section(
      'icon',
      'Icon',
      [
        picture('picture', 'Picture', 'Square, at least 512 × 512. Empty: the initials of the brand name.'),
        picture('darkPicture', 'Picture in dark windows', 'Empty: the same.'),
      ],
      'In browser tabs, in bookmarks, on a phone’s home screen and in the corner of this console.',
    ),
    {
      ...section('registrations', 'Registrations', [
        {
          name: 'mailsAdmins',
          label: 'Send admins a daily e-mail listing people who await approval',
          type: 'checkbox',
          admin: { description: 'From 8 in the morning, and only when somebody waits.' },
        },
      ]),
      access: ADMINS_ALONE,
    },
    section('footer', 'Footer', [
      line('rights', 'Copyright text', 60, 'The year changes by itself. At most 60 characters.'),
      line('orderLabel', 'Label of the link to /order', 32),
      line('platformLabel', 'Label of the Platform link', 32),
      line('privacyLabel', 'Label of the Privacy link', 32),
      {
        ...rows('links', { singular: 'Link', plural: 'More links' }, { minRows: 0, maxRows: 4 }, [
          line('label', 'Label', 32),
          link('url', 'Goes to'),
        ]),
        required: false,
      } as Field,
    ]),
    {
      name: 'productsWait',
      label: 'Approve a new creator’s first products',
      type: 'checkbox',
      access: ADMINS_ALONE,
      admin: {
        description:
          'They are not in the shop until an admin approves one of them. Otherwise they go on sale right away.',
      },
    },
    {
      ...line(
        'postalAddress',
        'Postal address',
        200,
        'One line at the foot of each letter; without it no letter can be sent.',
      ),
      required: false,
    },
    section(
      'announcement',
      'Announcement',
      [
        {
          ...line('text', 'What to announce', 120, 'One line above every public page. Empty: there is none.'),
          required: false,
        },
        { ...link('url', 'Leads to', 'Empty: it leads nowhere.'), required: false },
        {
          type: 'row',
          fields: [
            day('from', 'First day', 'Empty: at once.'),
            day('until', 'Last day', 'Empty: until you empty the text.'),
          ],
        },
      ],
      'It comes and goes within the first hour of these days.',
    ),
    section(
      'sharing',
      'Shared links',
      [
        line('title', 'Title', 60),
        {
          name: 'description',
          type: 'textarea',
          required: true,
          maxLength: 160,
          admin: { description: 'At most 160 characters.', components: { Description: COUNTED } },
        },
        picture('picture', 'Picture', '1200 × 630, shown by every page that has none of its own.'),
      ],
      'The title and the description are those of the cover; other pages have their own.',
    ),
  ],
})
