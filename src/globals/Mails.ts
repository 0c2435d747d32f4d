import type { Field, GlobalConfig, GroupField } from 'payload'
import { text, textarea } from 'payload/shared'
import { editors } from '@/access/rules'
import { COUNTED, section } from '@/collections/copyFields'
import {
  MAILS,
  MAIL_LIMITS,
  MAIL_NAMES,
  type MailName,
  type MailWords,
  faultOfWords,
  usable,
} from '@/contracts/mails/mailWords'
import { marketingGlobal } from './marketingGlobal'
import { mailsDefaults } from './noticeDefaults'

/** The words of the site's mails, which editors and admins alone can read (docs/behaviour.md, 10.1). */
export const Mails: GlobalConfig = {
  ...marketingGlobal({
    slug: 'mails',
    label: 'Mails',
    group: 'site',
    description:
      'What the mails of the site say. Greeting, lists and buttons are fixed. Notifications and their digest have ' +
      'no fields: they repeat what the dashboard says.',
    paths: [],
    defaults: mailsDefaults,
    fields: MAIL_NAMES.map(fieldsOf),
  }),
  access: { read: editors, readVersions: editors, update: editors },
}

function fieldsOf(name: MailName): GroupField {
  const { label, about } = MAILS[name]
  return section(
    name,
    label,
    [
      checked(name, 'subject', {
        name: 'subject',
        type: 'text',
        required: true,
        maxLength: MAIL_LIMITS.subject,
        admin: { description: usable(name), components: { Description: COUNTED } },
      }),
      checked(name, 'opening', {
        name: 'opening',
        type: 'textarea',
        required: true,
        maxLength: MAIL_LIMITS.opening,
        admin: { description: 'A blank line begins a new paragraph.', components: { Description: COUNTED } },
      }),
      checked(name, 'closing', {
        name: 'closing',
        type: 'textarea',
        maxLength: MAIL_LIMITS.closing,
        admin: {
          description: 'After what the mail lists. May be empty.',
          components: { Description: COUNTED },
        },
      }),
      {
        name: 'look',
        type: 'ui',
        admin: {
          components: {
            Field: { path: '/src/components/console/mails/MailLook#MailLook', clientProps: { name } },
          },
        },
      },
    ],
    about,
  )
}

/** Refuses words that lose a value the mail needs, or name one that there is not. */
function checked(name: MailName, part: keyof MailWords, field: Field): Field {
  const byPayload = (field.type === 'text' ? text : textarea) as (value: unknown, options: unknown) => unknown
  const validate = async (value: unknown, options: { siblingData: Partial<MailWords> }) => {
    const plain = await byPayload(value, options)
    if (plain !== true) return plain
    return faultOfWords(name, part, { ...options.siblingData, [part]: value }) ?? true
  }
  return { ...field, validate } as Field
}
