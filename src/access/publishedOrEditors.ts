import type { Access } from 'payload'
import { isStaff } from './roles'

/** Everyone: published documents. Editors and admins: drafts as well. */
export const publishedOrEditors: Access = ({ req }) =>
  isStaff(req.user) || { _status: { equals: 'published' } }
