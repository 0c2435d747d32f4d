import type { Access } from 'payload'
import { isAdmin } from './roles'

/** Logged-in users: records whose status is "active". Admins: all. */
export const activeForUsers: Access = ({ req }) => {
  if (!req.user) return false
  return isAdmin(req.user) || { status: { equals: 'active' } }
}
