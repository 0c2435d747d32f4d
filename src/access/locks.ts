import type { Access, PayloadRequest, Where } from 'payload'
import { EDITORS_GROUP } from './openToEditors'
import { isAdmin, isStaff } from './roles'

/** The user's own locks; all locks for admins. */
export const ownLocks: Access = ({ req }) => isAdmin(req.user) || (isStaff(req.user) && own(req))

/** The locks that an editor may take over: their own and those on the marketing copy. All locks for admins. */
export const marketingLocks: Access = ({ req }) =>
  isAdmin(req.user) || (isStaff(req.user) && { or: [own(req), ofMarketing(req)] })

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
      { 'document.relationTo': { in: marketingSlugs(config.collections) } },
    ],
  }
}

function marketingSlugs(entities: { slug: string; admin?: { group?: unknown } }[]): string[] {
  return entities.filter(({ admin }) => admin?.group === EDITORS_GROUP).map(({ slug }) => slug)
}
