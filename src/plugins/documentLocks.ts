import type { CollectionBeforeChangeHook, Plugin, SanitizedConfig } from 'payload'
import { nobody } from '@/access/nobody'
import { marketingLocks, ownLocks, readableLocks } from '@/access/locks'
import { EDITORS_GROUP } from '@/access/openToEditors'

/**
 * Only the marketing copy is locked while somebody edits it. A lock keeps everybody else from saving and deleting, and
 * nobody may keep an admin from withdrawing an approval.
 */
export function lockMarketingOnly(): Plugin {
  return (config) => ({
    ...config,
    collections: config.collections?.map((each) =>
      each.admin?.group === EDITORS_GROUP ? each : { ...each, lockDocuments: false },
    ),
  })
}

/**
 * Payload lets everybody in the console make, list, change and delete everybody's locks, in anybody's name. It adds
 * the collection after all plugins, so this is done to the finished config.
 */
export function guardLocks(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === 'payload-locked-documents')
  if (!locks) throw new Error('Payload has no collection of locks any more')
  // The console's own functions make locks past these rules, for whoever edits the page (serverFunction.ts).
  Object.assign(locks.access, {
    create: nobody,
    read: readableLocks,
    update: marketingLocks,
    delete: ownLocks,
  })
  locks.hooks.beforeChange.push(keepOnlyOwner)
  return config
}

/** Taking a lock over is the only change of it. */
const keepOnlyOwner: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => ({
  ...data,
  document: originalDoc?.document,
  globalSlug: originalDoc?.globalSlug,
  user: { relationTo: 'users', value: req.user?.id },
})
