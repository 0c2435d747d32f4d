import type { Access } from 'payload'
import { isStaff } from './roles'

/** Editors of the marketing copy, and admins. */
export const editors: Access = ({ req }) => isStaff(req.user)
