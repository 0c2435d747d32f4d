import type { Access } from 'payload'

/** Any logged-in user; sessions of users without approval do not resolve. */
export const signedIn: Access = ({ req }) => Boolean(req.user)
