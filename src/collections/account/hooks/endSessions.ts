import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { dropResetToken } from '@/auth/resetTokens'
import { sessionIdOf } from '@/auth/sessionUser'
import { endSessionsOf } from '@/auth/sessions'
import type { User as StoredUser } from '@/payload-types'

/**
 * A new password ends the user's other sessions and any reset link; withdrawn approval ends all sessions
 * (docs/behaviour.md, 7.2 and 7.3).
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

/** Deleting a user ends their sessions. */
export const endSessionsAfterDelete: CollectionAfterDeleteHook = async ({ id, req }) => {
  await endSessionsOf(req, String(id))
}
