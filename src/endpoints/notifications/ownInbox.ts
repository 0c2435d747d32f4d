import type { PayloadRequest } from 'payload'
import type { Inbox } from '@/contracts/notifications'
import { readCursors } from '@/database/inboxes'
import { countUnreadMessages } from '@/domain/chat/reads'
import type { User as StoredUser } from '@/payload-types'
import { countUnread } from './ownNotifications'

/** A user's inbox. The cursor is read first: what comes in meanwhile moves it, so that the reader asks again. */
export async function ownInbox(req: PayloadRequest, user: StoredUser): Promise<Inbox> {
  const cursor = await readCursor(req, user.id)
  const [unreadMessages, unreadNotifications] = await Promise.all([
    countUnreadMessages(req, user),
    countUnread(req, user.id),
  ])
  return { cursor, unreadMessages, unreadNotifications }
}

/** The cursor of a user's inbox; 0 before it first moved. */
export async function readCursor({ payload }: PayloadRequest, userId: string): Promise<number> {
  return (await readCursors(payload, [userId])).get(userId) ?? 0
}
