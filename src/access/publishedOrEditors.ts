import type { Access } from 'payload'
import { isStaff } from './roles'

/** What is published, for everybody; drafts, too, for editors and admins. */
export const publishedOrEditors: Access = ({ req }) =>
  isStaff(req.user) || { _status: { equals: 'published' } }
