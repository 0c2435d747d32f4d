import type { Access } from 'payload'
import { isAdmin } from './roles'

/** What has the status "active", for users who are logged in; all of it for admins. */
export const activeForUsers: Access = ({ req }) => {
  if (!req.user) return false
  return isAdmin(req.user) || { status: { equals: 'active' } }
}
