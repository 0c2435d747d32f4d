import { Types } from 'mongoose'
import * as contract from '@/contracts/notifications'
import { driverCollection } from '@/database/driverCollection'
import { badRequest } from '@/database/errors'
import { isRecordId } from '@/database/ownRecords'
import { handle } from '../core/handle'
import { countUnread, ownNotifications } from './ownNotifications'

/** GET /api/notifications */
export const listNotifications = handle(contract.listNotifications, async ({ query, req, user }) =>
  ownNotifications(req, user.id, query),
)

/** POST /api/notifications/read: ignores notifications that are not the caller's, or are read already. */
export const readNotifications = handle(contract.readNotifications, async ({ body, req, user }) => {
  if (!body.ids && !body.all) throw badRequest(contract.NOTIFICATION_TEXTS.noneNamed)
  const named = body.ids?.filter(isRecordId).map((id) => new Types.ObjectId(id))
  await driverCollection(req, 'notifications').updateMany(
    {
      userId: new Types.ObjectId(user.id),
      readAt: null,
      ...(!body.all && { _id: { $in: named } }),
    },
    { $set: { readAt: new Date() } },
  )
  return { unread: await countUnread(req, user.id) }
})

/** The calls of the caller's own notifications. */
export const notificationCalls = [listNotifications, readNotifications]
