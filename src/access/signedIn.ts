import type { Access } from 'payload'

/** Any approved user who is logged in; sessions of others do not resolve. */
export const signedIn: Access = ({ req }) => Boolean(req.user)
