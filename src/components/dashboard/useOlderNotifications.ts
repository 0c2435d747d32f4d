'use client'

import { useState } from 'react'
import {
  NOTIFICATION_TEXTS,
  type Notification,
  type NotificationList,
  listNotifications,
} from '@/contracts/notifications'
import { useSend } from '../api/useSend'

/** The notifications before the latest ones, page by page, as long as the list stays open. */
export function useOlderNotifications(latest: NotificationList) {
  const [older, setOlder] = useState<{ items: Notification[]; cursor: string | null } | null>(null)
  const page = useSend(listNotifications, { failure: NOTIFICATION_TEXTS.notLoaded })
  const cursor = older ? older.cursor : latest.cursor

  async function load(): Promise<void> {
    const answer = cursor ? await page.run({ query: { cursor } }) : undefined
    if (answer) setOlder({ items: [...(older?.items ?? []), ...answer.items], cursor: answer.cursor })
  }
  return { items: older?.items ?? [], canLoad: cursor !== null, isPending: page.isPending, load }
}
