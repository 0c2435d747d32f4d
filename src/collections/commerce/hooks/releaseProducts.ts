import type { CollectionAfterDeleteHook } from 'payload'

/** The products of a deleted connection are kept without one (docs/behaviour.md, 8.3). */
export const releaseProducts: CollectionAfterDeleteHook = async ({ id, req }) => {
  await req.payload.db.updateMany({
    collection: 'products',
    where: { platformConnectionId: { equals: id } },
    data: { platformConnectionId: null },
    req,
    returning: false,
  })
}
