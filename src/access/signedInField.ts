import type { FieldAccess } from 'payload'

/** Any logged-in user, for one field; visitors do not see it. */
export const signedInField: FieldAccess = ({ req }) => Boolean(req.user)
