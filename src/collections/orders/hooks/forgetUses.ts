import type { CollectionAfterDeleteHook } from 'payload'
import { driverCollection } from '@/database/driverCollection'
import { sessionOf } from '@/database/transaction'

/** The uses of a code go with it; the orders keep what it took off. */
export const forgetUses: CollectionAfterDeleteHook = async ({ id, req }) => {
  await driverCollection(req, 'discount-uses').deleteMany(
    { codeId: String(id) },
    { session: await sessionOf(req) },
  )
}
