import type { CollectionAfterDeleteHook } from 'payload'

/** A deleted deal takes the applications to it with it. */
export const deleteApplications: CollectionAfterDeleteHook = async ({ id, req }) => {
  await req.payload.db.deleteMany({
    collection: 'brand-deal-applications',
    where: { brandDealId: { equals: id } },
    req,
  })
}
