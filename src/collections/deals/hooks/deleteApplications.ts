import type { CollectionAfterDeleteHook } from 'payload'

/** Deletes the applications of a deleted deal. */
export const deleteApplications: CollectionAfterDeleteHook = async ({ id, req }) => {
  await req.payload.db.deleteMany({
    collection: 'brand-deal-applications',
    where: { brandDealId: { equals: id } },
    req,
  })
}
