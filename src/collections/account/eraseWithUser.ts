import { APIError, type CollectionAfterDeleteHook } from 'payload'

const OWNER_FIELDS = new Set(['userId', 'createdBy'])

/**
 * Erases with a user what belongs to them: every record of every collection whose `userId` or `createdBy` names
 * them, through the Local API, so that files and records of records go, too. One transaction with the user's own.
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
        // Who may delete a user erases what is theirs, whoever else may.
        overrideAccess: true,
      })
      if (errors[0]) throw new APIError(`Not erased from ${slug}: ${errors[0].message}`, 500)
    }
  }
  return doc
}
