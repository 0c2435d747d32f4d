import { APIError, type CollectionAfterDeleteHook } from 'payload'

const OWNER_FIELDS = new Set(['userId', 'createdBy'])

/**
 * Deletes a user's data with the user: every record of every collection whose `userId` or `createdBy` is theirs,
 * through the Local API, so that files and dependent records go, too. Same transaction as the user's deletion.
 */
export const eraseWithUser: CollectionAfterDeleteHook = async ({ id, req, doc }) => {
  for (const { slug, flattenedFields } of req.payload.config.collections) {
    for (const field of flattenedFields) {
      if (field.type !== 'relationship' || field.relationTo !== 'users' || !OWNER_FIELDS.has(field.name))
        continue
      const { errors } = await req.payload.delete({
        collection: slug,
        where: { [field.name]: { equals: id } },
        req,
        // Whoever may delete a user may delete the user's records.
        overrideAccess: true,
      })
      if (errors[0]) throw new APIError(`Not erased from ${slug}: ${errors[0].message}`, 500)
    }
  }
  return doc
}
