import type { CollectionBeforeDeleteHook } from 'payload'
import { driverCollection } from '@/database/driverCollection'
import { conflict } from '@/database/errors'
import { OWNED_DATA, ownedBy } from '@/database/ownedData'
import { sessionOf } from '@/database/transaction'

const removable = OWNED_DATA.filter(({ atErasure }) => atErasure === 'delete')

/**
 * A user goes last: while they own a record, the deletion is refused (409), so that nothing is left without an owner.
 * eraseAccount.ts erases what they own.
 */
export const requireErased: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const session = await sessionOf(req)
  for (const owned of removable) {
    const rows = driverCollection(req, owned.collection)
    const one = await rows.findOne(ownedBy(owned, String(id)), { session, projection: { _id: 1 } })
    if (one) throw conflict('This account still has records. Close it first.')
  }
}
