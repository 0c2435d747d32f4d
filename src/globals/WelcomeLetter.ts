import type { GlobalConfig } from 'payload'
import { adminOnly } from '@/access/rules'
import { hiddenFromEditors } from '@/access/guards'
import { WELCOME_SUBJECT_MAX, WELCOME_TEXT_MAX } from '@/contracts/audience/subscription'

/** A text that is needed while the letter is sent. */
function neededWhileOn(value: unknown, { siblingData }: { siblingData: { isOn?: boolean | null } }) {
  const isWritten = typeof value === 'string' && value.trim() !== ''
  return !siblingData.isOn || isWritten || 'Needed while the letter is sent'
}

/** The letter that people get once, after they confirmed (docs/behaviour.md, 13.7). Off until it is written. */
export const WelcomeLetter: GlobalConfig = {
  slug: 'welcome-letter',
  label: 'Welcome letter',
  admin: {
    group: 'People',
    hidden: hiddenFromEditors,
    description: 'Goes to each person once, after they confirmed their address.',
    components: {
      elements: { Description: '/src/components/console/WelcomeDescription#WelcomeDescription' },
    },
  },
  access: { read: adminOnly, update: adminOnly },
  fields: [
    { name: 'isOn', label: 'Send a welcome letter', type: 'checkbox', defaultValue: false },
    {
      name: 'subject',
      type: 'text',
      maxLength: WELCOME_SUBJECT_MAX,
      validate: neededWhileOn,
      admin: { description: 'One line, as the inbox shows it.' },
    },
    {
      name: 'text',
      type: 'textarea',
      maxLength: WELCOME_TEXT_MAX,
      validate: neededWhileOn,
      admin: {
        rows: 10,
        description: 'An empty line begins a paragraph. An unsubscribe link is added below it.',
      },
    },
  ],
}
