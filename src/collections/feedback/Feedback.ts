import type { CollectionConfig } from 'payload'
import { adminOnly } from '@/access/adminOnly'
import { hiddenFromEditors } from '@/access/hiddenFromEditors'
import { ownOrAdmin } from '@/access/ownOrAdmin'
import { signedIn } from '@/access/signedIn'
import { FEEDBACK_CATEGORY_LABELS, FEEDBACK_STATUSES } from '@/contracts/feedback'
import { decidedStatus, madeAt, owner } from '../fields'
import { labelledOptions } from '../labelledOptions'

/** Users' feedback on the dashboard; its status is changed in the console (docs/behaviour.md, 5.16). */
export const Feedback: CollectionConfig = {
  slug: 'feedback',
  labels: { singular: 'Feedback', plural: 'Feedback' },
  admin: {
    group: 'Community',
    hidden: hiddenFromEditors,
    useAsTitle: 'subject',
    description: 'What users say about the dashboard. Set the status once you have read it.',
    defaultColumns: ['subject', 'category', 'status', 'userId', 'submittedAt'],
    listSearchableFields: ['subject', 'message'],
  },
  access: { read: ownOrAdmin(), create: signedIn, update: adminOnly, delete: adminOnly },
  defaultSort: '-submittedAt',
  fields: [
    owner(),
    {
      name: 'category',
      type: 'select',
      required: true,
      defaultValue: 'general',
      options: labelledOptions(FEEDBACK_CATEGORY_LABELS),
    },
    { name: 'subject', type: 'text', required: true, maxLength: 200 },
    { name: 'message', type: 'textarea', required: true, maxLength: 5_000 },
    decidedStatus(FEEDBACK_STATUSES, 'Creators see it beside their feedback.'),
    madeAt('submittedAt', 'Submitted'),
  ],
}
