import { Types } from 'mongoose'
import type { PayloadRequest, Where } from 'payload'
import { NOTIFICATIONS_PAGE, type NotificationList, type Notification } from '@/contracts/notifications'
import { driverCollection } from '@/database/driverCollection'
import type { Notification as StoredNotification } from '@/payload-types'

type Options = {
  /** The id of the last notification of the page before. */
  cursor?: string | undefined
}

/** One page of a user's notifications, latest first, and the number of all unread ones. */
export async function ownNotifications(
  req: PayloadRequest,
  userId: string,
  { cursor }: Options = {},
): Promise<NotificationList> {
  const own: Where[] = [{ userId: { equals: userId } }]
  const [{ docs }, unread] = await Promise.all([
    req.payload.find({
      collection: 'notifications',
      where: { and: cursor ? [...own, { id: { less_than: cursor } }] : own },
      // Ids are unique and increase with time.
      sort: '-id',
      limit: NOTIFICATIONS_PAGE + 1,
      pagination: false,
      depth: 0,
      req,
      // Collection access denies everyone; the query checks the owner.
      overrideAccess: true,
    }),
    countUnread(req, userId),
  ])
  const items = docs.slice(0, NOTIFICATIONS_PAGE).map(presentNotification)
  const isMore = docs.length > NOTIFICATIONS_PAGE
  return { items, unread, cursor: isMore ? (items.at(-1)?.id ?? null) : null }
}

/** How many notifications a user has not read. */
export async function countUnread(req: PayloadRequest, userId: string): Promise<number> {
  return driverCollection(req, 'notifications').countDocuments({
    userId: new Types.ObjectId(userId),
    readAt: null,
  })
}

/** A stored notification as its recipient sees it. */
function presentNotification(stored: StoredNotification): Notification {
  const { id, kind, title, body, href, readAt, createdAt } = stored
  return { id, kind, title, body, href, readAt: readAt ?? null, createdAt }
}
