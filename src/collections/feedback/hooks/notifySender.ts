import type { CollectionAfterChangeHook } from 'payload'
import { screenHref } from '@/contracts/screens'
import { idOf } from '@/database/ids'
import { notify } from '@/database/notify'
import { queueMail } from '@/payload/queueMail'
import type { Feedback as StoredFeedback } from '@/payload-types'

/** Notifies the sender of feedback of a new or changed answer, on the dashboard and by mail. */
export const notifySender: CollectionAfterChangeHook<StoredFeedback> = async ({
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
  })
}
