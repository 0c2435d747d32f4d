import type { Access, PayloadRequest, Where } from 'payload'
import { EDITORS_GROUP } from './openToEditors'
import { isAdmin, isStaff } from './roles'

/** One's own locks; all of them for admins. */
export const ownLocks: Access = ({ req }) => isAdmin(req.user) || (isStaff(req.user) && own(req))

/** The locks that an editor may take over: one's own and those of the marketing copy; all of them for admins. */
export const marketingLocks: Access = ({ req }) =>
  isAdmin(req.user) || (isStaff(req.user) && { or: [own(req), ofMarketing(req)] })

/**
 * An editor lists only the own locks. The console itself sees whose page it is, and asks for the lock of that one page
 * before it takes it over.
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
