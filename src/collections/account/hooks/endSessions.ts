import type { CollectionAfterChangeHook } from 'payload'
import { dropResetTokens } from '@/auth/resetTokens'
import { endSessionsOf } from '@/auth/sessions'
import type { User as StoredUser } from '@/payload-types'

/**
 * A new password, set by an admin, ends the user's sessions and all reset links; taking approval away ends the
 * sessions. Both at once (docs/behaviour.md, 7.2).
 */
export const endSessionsAfterChange: CollectionAfterChangeHook<StoredUser> = async ({
  data,
  doc,
  previousDoc,
  req,
}) => {
  const id = String(doc.id)
  if (data.newPassword) await dropResetTokens(req, id)
  if (data.newPassword || (previousDoc?.approved && !doc.approved)) await endSessionsOf(req, id)
}
