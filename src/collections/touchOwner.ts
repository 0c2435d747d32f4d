import type { FieldHook } from 'payload'
import { badRequest, unauthorized } from '@/database/errors'
import { idOf } from '@/database/ids'
import { isRecordId } from '@/database/ownRecords'
import { touchUser } from '@/database/touchUser'

/**
 * A new record writes its owner's document in its own transaction: it either meets the deletion of that person, which
 * then waits and erases it as well, or finds nobody. Throws 401 to a caller who is gone, 400 for anybody else.
 */
export const touchOwner: FieldHook = async ({ value, previousValue, operation, req }) => {
  const id = idOf(value)
  if (!isRecordId(id) || (operation === 'update' && id === idOf(previousValue))) return value
  if (await touchUser(req, id)) return value
  throw req.user?.id === id ? unauthorized() : badRequest('This person has no account any more.')
}
