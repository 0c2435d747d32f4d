import type { CollectionAfterChangeHook } from 'payload'
import { queueMail } from '@/database/queueMail'
import type { Feedback as StoredFeedback } from '@/payload-types'

/** Mails the sender of feedback that there is an answer to it, or another one. */
export const mailAnswer: CollectionAfterChangeHook<StoredFeedback> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const isNew = operation === 'update' && doc.answer && doc.answer !== previousDoc.answer
  if (isNew) await queueMail(req, 'feedback-answered', String(doc.id))
}
