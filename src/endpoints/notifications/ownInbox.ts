import type { PayloadRequest } from 'payload'
import type { Inbox } from '@/contracts/notifications'
import { readCursors } from '@/database/inboxes'
import { countUnread } from './ownNotifications'

/** A user's inbox. The cursor is read first: what comes in meanwhile moves it, so that the reader asks again. */
export async function ownInbox(req: PayloadRequest, userId: string): Promise<Inbox> {
  const cursor = await readCursor(req, userId)
  return { cursor, unreadMessages: 0, unreadNotifications: await countUnread(req, userId) }
}

/** The cursor of a user's inbox; 0 before it first moved. */
export async function readCursor({ payload }: PayloadRequest, userId: string): Promise<number> {
  return (await readCursors(payload, [userId])).get(userId) ?? 0
}
