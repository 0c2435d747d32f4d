import type { CollectionAfterDeleteHook } from 'payload'
import { Types } from 'mongoose'
import { sessionOf } from '@/database/transaction'

/** Tasks outlive the idea, deal or event that they are linked to: deleting it only removes the link. */
export function unlinkTasks(field: 'ideaId' | 'dealId' | 'eventId'): CollectionAfterDeleteHook {
  return async ({ id, req }) => {
    const tasks = req.payload.db.collections.tasks?.collection
    const session = await sessionOf(req)
    await tasks?.updateMany(
      { [field]: new Types.ObjectId(String(id)) },
      { $set: { [field]: null }, $inc: { version: 1 } },
      { session },
    )
  }
}
