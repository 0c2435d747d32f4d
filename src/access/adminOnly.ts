import type { Access, FieldAccess } from 'payload'
import { isAdmin } from './roles'

/** Admins. */
export const adminOnly: Access = ({ req }) => isAdmin(req.user)

/** Admins, for one field. */
export const adminOnlyField: FieldAccess = ({ req }) => isAdmin(req.user)
