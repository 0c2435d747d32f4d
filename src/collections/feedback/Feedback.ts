import type { CollectionConfig, CollectionBeforeChangeHook, CollectionAfterChangeHook } from 'payload'
import { adminOnly, adminOnlyField, nobodyField, ownOrAdmin, signedIn } from '@/access/rules'
import { hiddenFromEditors } from '@/access/guards'
import { FEEDBACK_CATEGORY_LABELS, FEEDBACK_STATUSES } from '@/contracts/feedback'
import { decidedStatus, madeAt, owner } from '../fields'
import { labelledOptions } from '../labelledOptions'
import type { Feedback as StoredFeedback } from '@/payload-types'
import { nextValue } from '../nextValue'
import { screenHref } from '@/contracts/screens'
import { idOf } from '@/database/ids'
import { notify, notifyAdmins } from '@/database/notify'
import { queueMail } from '@/database/queueMail'

/** Notifies the sender of feedback of a new or changed answer, on the dashboard and by mail. */
const notifySender: CollectionAfterChangeHook<StoredFeedback> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const isNew = operation === 'update' && doc.answer && doc.answer !== previousDoc.answer
  if (!isNew) return
  await queueMail(req, 'feedback-answered', String(doc.id))
  await notify(req, {
    userId: idOf(doc.userId),
    kind: 'message',
    dedupeKey: `feedback:${doc.id}:${doc.answeredAt}`,
    title: 'Your feedback is answered',
    body: doc.subject,
    href: screenHref('reports'),
    hasOwnMail: true,
  })
}

/** Tells admins of new feedback (docs/behaviour.md, 5.23). */
const notifyOfNew: CollectionAfterChangeHook<StoredFeedback> = async ({ doc, operation, req }) => {
  if (operation !== 'create') return
  await notifyAdmins(req, {
    kind: 'message',
    dedupeKey: `feedback:${doc.id}`,
    title: 'New feedback',
    body: doc.subject,
    href: screenHref('reports'),
  })
}

/** Records who answered and when, in the console or by the call; withdrawing the answer clears both. */
const recordAnswer: CollectionBeforeChangeHook<StoredFeedback> = ({ data, originalDoc, req }) => {
  const answer = nextValue(data.answer, originalDoc?.answer) || null
  if (answer === (originalDoc?.answer || null)) return data
  const isGiven = answer !== null
  return {
    ...data,
    answer,
    answeredAt: isGiven ? new Date().toISOString() : null,
    answeredBy: isGiven ? (req.user?.id ?? null) : null,
    // What is answered is not new.
    ...(isGiven && nextValue(data.status, originalDoc?.status) === 'new' && { status: 'reviewed' }),
  }
}

/** Users' feedback on the dashboard; admins answer and mark it, here or there (docs/behaviour.md, 5.16). */
export const Feedback: CollectionConfig = {
  slug: 'feedback',
  labels: { singular: 'Feedback', plural: 'Feedback' },
  admin: {
    group: 'Community',
    hidden: hiddenFromEditors,
    useAsTitle: 'subject',
    description: 'What users say about the dashboard. Answer it and set the status; they see both in theirs.',
    defaultColumns: ['subject', 'category', 'status', 'userId', 'submittedAt', 'answeredAt'],
    listSearchableFields: ['subject', 'message'],
  },
  access: { read: ownOrAdmin(), create: signedIn, update: adminOnly, delete: adminOnly },
  defaultSort: '-submittedAt',
  hooks: { beforeChange: [recordAnswer], afterChange: [notifySender, notifyOfNew] },
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
    {
      name: 'answer',
      type: 'textarea',
      maxLength: 5_000,
      access: { create: adminOnlyField, update: adminOnlyField },
      admin: {
        description: 'Shown with your name to the person who wrote the feedback, who also gets a mail.',
      },
    },
    decidedStatus(FEEDBACK_STATUSES, 'Creators see it beside their feedback.'),
    madeAt('submittedAt', 'Submitted'),
    {
      name: 'answeredAt',
      label: 'Answered',
      type: 'date',
      access: { create: nobodyField, update: nobodyField },
      admin: { position: 'sidebar', readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'answeredBy',
      label: 'Answered by',
      type: 'relationship',
      relationTo: 'users',
      access: { create: nobodyField, update: nobodyField },
      admin: { position: 'sidebar', readOnly: true },
    },
  ],
}
