import type { FieldHook } from 'payload'
import { badRequest, unauthorized } from '@/database/errors'
import { idOf } from '@/database/ids'
import { isRecordId } from '@/database/ownRecords'
import { touchUser } from '@/database/touchUser'

/**
 * A new record writes its owner's document in its own transaction: it either conflicts with the deletion of that user,
 * which then retries and erases the record as well, or finds no user. Throws 401 when the missing user is the caller,
 * else 400.
 */
export const touchOwner: FieldHook = async ({ value, previousValue, operation, req }) => {
  const id = idOf(value)
  if (!isRecordId(id) || (operation === 'update' && id === idOf(previousValue))) return value
  if (await touchUser(req, id)) return value
  throw req.user?.id === id ? unauthorized() : badRequest('This person has no account any more.')
}
