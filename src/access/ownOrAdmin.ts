import type { Access } from 'payload'
import { isAdmin } from './roles'

/** The owner's documents (`field` holds the owner's id); all of them for admins. */
export function ownOrAdmin(field = 'userId'): Access {
  return ({ req }) => {
    if (!req.user) return false
    return isAdmin(req.user) || { [field]: { equals: req.user.id } }
  }
}
