import type { Access } from 'payload'
import { isAdmin } from './roles'

/** What is active, for everybody; one's own besides; all of it for admins. */
export const activeOrOwn: Access = ({ req }) => {
  if (isAdmin(req.user)) return true
  const active = { isActive: { equals: true } }
  return req.user ? { or: [active, { userId: { equals: req.user.id } }] } : active
}
