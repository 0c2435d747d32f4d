import type { Access, Where } from 'payload'
import { isAdmin } from './roles'

/** The owner's documents that are still pending; all of them for admins. */
export const ownPendingOrAdmin: Access = ({ req }) => {
  if (!req.user) return false
  const ownPending: Where = { userId: { equals: req.user.id }, status: { equals: 'pending' } }
  return isAdmin(req.user) || ownPending
}
