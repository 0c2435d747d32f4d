import type { CollectionAfterChangeHook } from 'payload'
import { queueMail } from '@/database/queueMail'
import type { User as StoredUser } from '@/payload-types'

/** Mails a user once when they are approved, in the console or by the call. */
export const mailApproval: CollectionAfterChangeHook<StoredUser> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const isNew = operation === 'update' && doc.approved && !previousDoc.approved
  if (isNew) await queueMail(req, 'approved', String(doc.id))
}
