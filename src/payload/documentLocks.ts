import type { CollectionBeforeChangeHook, Plugin, SanitizedConfig } from 'payload'
import { marketingLocks, nobody, ownLocks, readableLocks } from '@/access/rules'
import { isForEditors } from '@/access/guards'

/**
 * Locks only the marketing copy while it is edited. A lock blocks everyone else's saves and deletes, and nothing may
 * stop an admin from withdrawing an approval.
 */
export function lockMarketingOnly(): Plugin {
  return (config) => ({
    ...config,
    collections: config.collections?.map((each) =>
      isForEditors(each) ? each : { ...each, lockDocuments: false },
    ),
  })
}

/**
 * Payload lets every console user create, list, change and delete anyone's locks, in anyone's name. It adds the
 * collection after all plugins, so this changes the finished config.
 */
export function guardLocks(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === 'payload-locked-documents')
  if (!locks) throw new Error('Payload has no collection of locks any more')
  // The console's server functions bypass these rules to lock a page for its editor (serverFunction.ts).
  Object.assign(locks.access, {
    create: nobody,
    read: readableLocks,
    update: marketingLocks,
    delete: ownLocks,
  })
  locks.hooks.beforeChange.push(keepOnlyOwner)
  return config
}

/** The only allowed change is taking a lock over. */
const keepOnlyOwner: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => ({
  ...data,
  document: originalDoc?.document,
  globalSlug: originalDoc?.globalSlug,
  user: { relationTo: 'users', value: req.user?.id },
})
