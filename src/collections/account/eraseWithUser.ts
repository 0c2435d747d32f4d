import type { CollectionAfterDeleteHook, CollectionSlug, PayloadRequest, Where } from 'payload'

const OWNER_FIELDS = new Set(['userId', 'createdBy'])

/**
 * Deletes a user's data with the user: every record of every collection whose `userId` or `createdBy` is theirs,
 * through the Local API, so that files and dependent records are deleted as well. Same transaction as the user's
 * deletion.
 */
export const eraseWithUser: CollectionAfterDeleteHook = async ({ id, req, doc }) => {
  for (const { slug, flattenedFields } of req.payload.config.collections) {
    for (const field of flattenedFields) {
      if (field.type !== 'relationship' || field.relationTo !== 'users' || !OWNER_FIELDS.has(field.name))
        continue
      await eraseOwned(req, slug, { [field.name]: { equals: id } })
    }
  }
  return doc
}

/** One by one: a bulk delete would swallow the conflict that makes the whole transaction retry. */
async function eraseOwned(req: PayloadRequest, collection: CollectionSlug, where: Where): Promise<void> {
  // Deleting a user includes all their records, whatever their own access rules, and those in the trash.
  const all = { collection, depth: 0, trash: true, req, overrideAccess: true } as const
  const { docs } = await req.payload.find({ ...all, where, pagination: false })
  for (const { id } of docs) await req.payload.delete({ ...all, id })
}
