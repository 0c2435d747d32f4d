import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { isStaff } from '@/access/guards'
import { sessionOf } from '@/database/transaction'
import type { User as StoredUser } from '@/payload-types'

/** A user who loses the right to publish also loses scheduled publications, which would still go out in their name. */
export const cancelSchedulesAfterChange: CollectionAfterChangeHook<StoredUser> = async ({
  doc,
  previousDoc,
  req,
}) => {
  if (isStaff(previousDoc) && !isStaff(doc)) await cancelSchedulesOf(req, doc.id)
}

/** Cancels what a user has scheduled to be published. */
export async function cancelSchedulesOf(req: PayloadRequest, userId: string): Promise<void> {
  await req.payload.db.collections['payload-jobs']?.collection.deleteMany(
    { taskSlug: 'schedulePublish', processing: { $ne: true }, 'input.user.value': userId },
    { session: await sessionOf(req) },
  )
}
