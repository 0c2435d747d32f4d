import type { Access } from 'payload'
import { isAdmin } from './roles'

/** Everyone: active records that are not awaiting approval. Logged-in users: their own as well. Admins: all. */
export const inShopOrOwn: Access = ({ req }) => {
  if (isAdmin(req.user)) return true
  const inShop = { isActive: { equals: true }, isWaiting: { not_equals: true } }
  return req.user ? { or: [inShop, { userId: { equals: req.user.id } }] } : inShop
}
