import type { Access } from 'payload'
import { isAdmin } from './roles'

/** One's own documents (whose `field` names the caller), and all of them for admins. */
export function ownOrAdmin(field = 'userId'): Access {
  return ({ req }) => {
    if (!req.user) return false
    return isAdmin(req.user) || { [field]: { equals: req.user.id } }
  }
}
