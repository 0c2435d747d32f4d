import type { Notification } from '@/contracts/notifications'
import type { Notification as StoredNotification } from '@/payload-types'

/** A stored notification as its recipient sees it. */
export function presentNotification(stored: StoredNotification): Notification {
  const { id, kind, title, body, href, readAt, createdAt } = stored
  return { id, kind, title, body, href, readAt: readAt ?? null, createdAt }
}
