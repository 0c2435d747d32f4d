import type { Access } from 'payload'
import { isAdmin } from './roles'

/** Everybody: active records. Logged-in users: their own as well. Admins: all. */
export const activeOrOwn: Access = ({ req }) => {
  if (isAdmin(req.user)) return true
  const active = { isActive: { equals: true } }
  return req.user ? { or: [active, { userId: { equals: req.user.id } }] } : active
}
