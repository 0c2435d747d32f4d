import type { CollectionAfterChangeHook } from 'payload'
import { queueMail } from '@/database/queueMail'
import type { User as StoredUser } from '@/payload-types'

/** Whoever is let in is told so, once, whether in the console or by the call. */
export const mailApproval: CollectionAfterChangeHook<StoredUser> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const isNew = operation === 'update' && doc.approved && !previousDoc.approved
  if (isNew) await queueMail(req, 'approved', String(doc.id))
}
