import type { CollectionAfterDeleteHook } from 'payload'
import { Types } from 'mongoose'
import { driverCollection } from '@/database/driverCollection'
import { sessionOf } from '@/database/transaction'

/** Tasks and posts outlive the idea, deal or event that they are linked to: deleting it only removes the link. */
export function unlinkTasks(field: 'ideaId' | 'dealId' | 'eventId'): CollectionAfterDeleteHook {
  return async ({ id, req }) => {
    const session = await sessionOf(req)
    for (const slug of field === 'ideaId' ? (['tasks'] as const) : (['tasks', 'posts'] as const)) {
      await driverCollection(req, slug).updateMany(
        { [field]: new Types.ObjectId(String(id)) },
        { $set: { [field]: null }, $inc: { version: 1 } },
        { session },
      )
    }
  }
}
