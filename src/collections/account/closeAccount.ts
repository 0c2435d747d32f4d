import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { audit } from '@/auth/audit'
import { dropResetTokens } from '@/auth/resetTokens'
import { endSessionsOf } from '@/auth/sessions'
import { driverCollection } from '@/database/driverCollection'
import { notFound } from '@/database/errors'
import { isRecordId } from '@/database/ownRecords'
import { inTransaction, sessionOf } from '@/database/transaction'
import { hideWordsOf } from '@/domain/chat/hiddenWords'
import { cancelSchedulesOf } from './hooks/cancelSchedules'
import { keepOneAdminFor } from './hooks/keepOneAdmin'
import { withdrawFromPublic } from './withdrawFromPublic'

/**
 * Closes an account for good: nobody can log in to it or create anything in its name from here on, and
 * database/eraseAccount.ts erases it. The caller checks that an admin asks. Throws 404 for an unknown id,
 * 409 for the last admin; closing twice changes nothing.
 */
export async function closeAccount(req: PayloadRequest, id: string): Promise<void> {
  if (!isRecordId(id)) throw notFound()
  await inTransaction(req, async () => {
    await keepOneAdminFor(req, id)
    // Also a write that conflicts with all transactions creating something for this user (database/touchUser.ts).
    const { matchedCount, modifiedCount } = await driverCollection(req, 'users').updateOne(
      { _id: new Types.ObjectId(id) },
      [
        { $set: { approved: false, erasingSince: { $ifNull: ['$erasingSince', '$$NOW'] } } },
        { $unset: 'passwordHash' },
      ],
      { session: await sessionOf(req) },
    )
    if (matchedCount === 0) throw notFound()
    const target = { kind: 'users', id }
    const by = req.user ? String(req.user.id) : null
    if (modifiedCount === 1) await audit(req, { subjectId: id, action: 'erase', actorId: by, target })
    await endSessionsOf(req, id)
    await dropResetTokens(req, id)
    await cancelSchedulesOf(req, id)
    await withdrawFromPublic(req, id)
    await hideWordsOf(req, id)
  })
}
