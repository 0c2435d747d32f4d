import { APIError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'
import { isAdmin } from '@/access/guards'
import { isDuplicate } from '@/database/errors'
import { isConflict, sessionOf } from '@/database/transaction'
import type { User as StoredUser } from '@/payload-types'
import { nextValue } from '../../nextValue'

/** The last approved admin cannot be demoted or lose approval, because nobody could undo it. */
export const keepOneAdmin: CollectionBeforeChangeHook<StoredUser> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || !originalDoc || !isAdmin(originalDoc)) return data
  const role = nextValue(data.role, originalDoc.role)
  const approved = nextValue(data.approved, originalDoc.approved)
  if (!isAdmin({ role, approved })) await requireAnotherAdmin(req, originalDoc.id)
  return data
}

/** The last approved admin cannot be deleted, nor their account closed. Throws 409 for them, 404 for an unknown id. */
export async function keepOneAdminFor(req: PayloadRequest, id: string | number): Promise<void> {
  const user = await req.payload.findByID({ collection: 'users', id, depth: 0, req, overrideAccess: true })
  if (isAdmin(user)) await requireAnotherAdmin(req, id)
}

async function requireAnotherAdmin(req: PayloadRequest, id: string | number): Promise<void> {
  await takeTurn(req)
  const going = goingAdmins(req)
  going.add(String(id))
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: {
      and: [{ role: { equals: 'admin' } }, { approved: { equals: true } }, { id: { not_in: [...going] } }],
    },
    req,
    overrideAccess: true,
  })
  if (totalDocs > 0) return
  going.delete(String(id))
  throw new APIError('This is the last admin. Make another one first.', 409, undefined, true)
}

/**
 * Every removal of an admin writes the same document in its transaction, so that two at once conflict and the
 * second cannot rely on the admin that the first removes.
 */
async function takeTurn(req: PayloadRequest): Promise<void> {
  const session = await sessionOf(req)
  try {
    await req.payload.db.connection
      .collection<{ _id: string; removals: number }>('leases')
      .updateOne({ _id: 'admins' }, { $inc: { removals: 1 } }, { upsert: true, session })
  } catch (error) {
    if (isConflict(error) || isDuplicate(error)) {
      throw new APIError('Another admin is being changed right now. Please try again.', 409, undefined, true)
    }
    throw error
  }
}

/** Admins being removed by this request: a bulk change checks all of them before it writes the first. */
function goingAdmins({ context }: PayloadRequest): Set<string> {
  const going = (context.goingAdmins ??= new Set<string>())
  return going as Set<string>
}
