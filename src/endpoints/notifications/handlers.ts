import { Types } from 'mongoose'
import * as contract from '@/contracts/notifications'
import { sessionIdOf } from '@/auth/sessionUser'
import { driverCollection } from '@/database/driverCollection'
import { badRequest, unauthorized } from '@/database/errors'
import { ringInbox } from '@/database/inboxes'
import { isRecordId } from '@/database/ownRecords'
import { handle } from '../core/handle'
import { inboxHub } from './inboxHub'
import { ownInbox, readCursor } from './ownInbox'
import { countUnread, ownNotifications } from './ownNotifications'

/** GET /api/notifications */
export const listNotifications = handle(contract.listNotifications, async ({ query, req, user }) =>
  ownNotifications(req, user.id, query),
)

/** POST /api/notifications/read: ignores notifications that are not the caller's, or are read already. */
export const readNotifications = handle(contract.readNotifications, async ({ body, req, user }) => {
  if (!body.ids && !body.all) throw badRequest(contract.NOTIFICATION_TEXTS.noneNamed)
  const named = body.ids?.filter(isRecordId).map((id) => new Types.ObjectId(id))
  const { modifiedCount } = await driverCollection(req, 'notifications').updateMany(
    {
      userId: new Types.ObjectId(user.id),
      readAt: null,
      ...(!body.all && { _id: { $in: named } }),
    },
    { $set: { readAt: new Date() } },
  )
  if (modifiedCount > 0) await ringInbox(req, user.id)
  return { unread: await countUnread(req, user.id) }
})

/** GET /api/inbox */
const getInbox = handle(contract.getInbox, ({ req, user }) => ownInbox(req, user))

/** GET /api/stream: open until the reader leaves, the session ends, or the caller has opened four others. */
const streamInbox = handle(contract.streamInbox, async ({ query, req, user, payload }) => {
  const sessionId = sessionIdOf(req.user)
  if (!sessionId) throw unauthorized()
  const known = req.headers.get('last-event-id') ?? query.cursor
  const stream = inboxHub(payload).listen({
    userId: user.id,
    sessionId,
    cursor: await readCursor(req, user.id),
    known: known ? Number(known) : null,
  })
  return new Response(stream, {
    headers: {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-cache, no-transform',
      // For a proxy in front of the site that buffers answers.
      'X-Accel-Buffering': 'no',
    },
  })
})

/** The calls of the caller's own notifications and inbox. */
export const notificationCalls = [listNotifications, readNotifications, getInbox, streamInbox]
