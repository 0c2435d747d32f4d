import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { dropResetToken } from '@/auth/resetTokens'
import { sessionIdOf } from '@/auth/sessionUser'
import { endSessionsOf } from '@/auth/sessions'
import type { User as StoredUser } from '@/payload-types'

/**
 * A new password ends the user's other sessions and an open reset link, and taking approval away ends all sessions,
 * at once (architecture, section 4).
 */
export const endSessionsAfterChange: CollectionAfterChangeHook<StoredUser> = async ({
  data,
  doc,
  previousDoc,
  req,
}) => {
  const id = String(doc.id)
  if (data.newPassword) await dropResetToken(req, id)
  if (previousDoc?.approved && !doc.approved) await endSessionsOf(req, id)
  else if (data.newPassword) {
    const isOwn = req.user?.id === doc.id
    await endSessionsOf(req, id, isOwn ? sessionIdOf(req.user) : undefined)
  }
}

/** A deleted user is logged out everywhere. */
export const endSessionsAfterDelete: CollectionAfterDeleteHook = async ({ id, req }) => {
  await endSessionsOf(req, String(id))
}
