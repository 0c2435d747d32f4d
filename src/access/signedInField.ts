import type { FieldAccess } from 'payload'

/** Any approved user who is logged in, for one field; visitors do not see it. */
export const signedInField: FieldAccess = ({ req }) => Boolean(req.user)
