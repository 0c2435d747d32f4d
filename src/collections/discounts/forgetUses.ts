import type { CollectionAfterDeleteHook } from 'payload'
import { driverCollection } from '@/database/driverCollection'
import { sessionOf } from '@/database/transaction'

/** Deletes the uses of a deleted code; orders keep the discount it gave. */
export const forgetUses: CollectionAfterDeleteHook = async ({ id, req }) => {
  await driverCollection(req, 'discount-uses').deleteMany(
    { codeId: String(id) },
    { session: await sessionOf(req) },
  )
}
