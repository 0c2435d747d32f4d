import type { Access, CollectionConfig, FieldAccess, PayloadRequest, Where } from 'payload'
import { idOf } from '@/database/ids'
import { isAdmin, isForEditors, isShopEditor, isStaff, opensConsole } from './guards'

/** Everybody, visitors included. */
export const anyone: Access = () => true

/** Any logged-in user; sessions of users without approval do not resolve. */
export const signedIn: Access = ({ req }) => Boolean(req.user)

/** Any logged-in user, for one field; visitors do not see it. */
export const signedInField: FieldAccess = ({ req }) => Boolean(req.user)

/** Admins. */
export const adminOnly: Access = ({ req }) => isAdmin(req.user)

/** Admins, for one field. */
export const adminOnlyField: FieldAccess = ({ req }) => isAdmin(req.user)

/** Editors of the marketing copy, and admins. */
export const editors: Access = ({ req }) => isStaff(req.user)

/** Everybody who may open the console. */
export const consoleUsers: Access = ({ req }) => opensConsole(req.user)

/** Nobody. Code that overrides access says why. */
export const nobody: Access = () => false

/** Nobody, for one field. */
export const nobodyField: FieldAccess = () => false

/** Logged-in users: records whose status is "active". Admins: all. */
export const activeForUsers: Access = ({ req }) => {
  if (!req.user) return false
  return isAdmin(req.user) || { status: { equals: 'active' } }
}

/** Everyone: published documents. Editors and admins: drafts as well. */
export const publishedOrEditors: Access = ({ req }) =>
  isStaff(req.user) || { _status: { equals: 'published' } }

/**
 * Everyone: active records that are not awaiting approval. Logged-in users: their own as well. Admins and shop editors:
 * all.
 */
export const inShopOrOwn: Access = ({ req }) => {
  if (isAdmin(req.user) || isShopEditor(req.user)) return true
  const inShop = { isActive: { equals: true }, isWaiting: { not_equals: true } }
  return req.user ? { or: [inShop, { userId: { equals: req.user.id } }] } : inShop
}

/** The owner's documents (`field` holds the owner's id); all of them for admins. */
export function ownOrAdmin(field = 'userId'): Access {
  return ({ req }) => {
    if (!req.user) return false
    return isAdmin(req.user) || { [field]: { equals: req.user.id } }
  }
}

/** The owner's documents; all of them for admins and shop editors, whom single fields still refuse. */
export const ownOrShopEditor: Access = (args) => isShopEditor(args.req.user) || ownOrAdmin()(args)

/** The document's owner and admins, for one field that others of the console may not change. */
export const ownOrAdminField: FieldAccess = ({ req, doc }) => {
  if (isAdmin(req.user)) return true
  const owner = doc?.userId as Parameters<typeof idOf>[0] | null | undefined
  return Boolean(req.user) && Boolean(owner) && idOf(owner) === String(req.user?.id)
}

/** The owner's documents that are still pending; all of them for admins. */
export const ownPendingOrAdmin: Access = ({ req }) => {
  if (!req.user) return false
  const ownPending: Where = { userId: { equals: req.user.id }, status: { equals: 'pending' } }
  return isAdmin(req.user) || ownPending
}

/** Records with an owner (`userId`): any logged-in user may create them; only the owner and admins do the rest. */
export const ownedRecords = {
  create: signedIn,
  read: ownOrAdmin(),
  update: ownOrAdmin(),
  delete: ownOrAdmin(),
} satisfies CollectionConfig['access']

/** The user's own locks; all locks for admins. */
export const ownLocks: Access = ({ req }) => isAdmin(req.user) || (opensConsole(req.user) && own(req))

/** The locks that an editor may take over: their own and those on the marketing copy. All locks for admins. */
export const marketingLocks: Access = (args) =>
  isStaff(args.req.user) && !isAdmin(args.req.user)
    ? { or: [own(args.req), ofMarketing(args.req)] }
    : ownLocks(args)

/**
 * Over REST an editor lists only their own locks, or queries the lock of one page, as the console does before it takes
 * that lock over. Local calls of the console also see who else is editing the marketing copy.
 */
export const readableLocks: Access = (args) => {
  const { payloadAPI, query } = args.req
  const where = query?.where as Record<string, { equals?: unknown }> | undefined
  const page = where?.globalSlug?.equals ?? where?.['document.value']?.equals
  return payloadAPI === 'REST' && typeof page !== 'string' ? ownLocks(args) : marketingLocks(args)
}

function own({ user }: PayloadRequest): Where {
  return { 'user.value': { equals: user?.id } }
}

function ofMarketing({ payload: { config } }: PayloadRequest): Where {
  return {
    or: [
      { globalSlug: { in: marketingSlugs(config.globals) } },
      // Payload finds nothing by `in` here.
      ...marketingSlugs(config.collections).map((slug) => ({ 'document.relationTo': { equals: slug } })),
    ],
  }
}

function marketingSlugs(entities: { slug: string; admin?: { group?: unknown } }[]): string[] {
  return entities.filter(isForEditors).map(({ slug }) => slug)
}
