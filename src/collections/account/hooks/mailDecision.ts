import type { CollectionAfterChangeHook } from 'payload'
import { queueMail } from '@/payload/queueMail'
import type { User as StoredUser } from '@/payload-types'

/** Mails a user once when they are approved or rejected, in the console or by a call. */
export const mailDecision: CollectionAfterChangeHook<StoredUser> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update') return
  if (doc.approved && !previousDoc.approved) await queueMail(req, 'approved', String(doc.id))
  if (doc.rejectedAt && !previousDoc.rejectedAt) await queueMail(req, 'rejected', String(doc.id))
}
