'use client'

import { useSWRConfig } from 'swr'
import { callUrl } from '@/contracts/core/call'
import {
  NOTIFICATION_TEXTS,
  type Notification,
  type NotificationList,
  listNotifications,
  readNotifications,
} from '@/contracts/notifications'
import { useLoad } from '../api/useLoad'
import { useSend } from '../api/useSend'

/** The SWR key of GET /api/notifications; the shell is rendered with its answer. */
export const NOTIFICATIONS_KEY = callUrl(listNotifications)

/** The user's latest notifications, loaded again when the list opens; useInbox keeps the count. */
export function useNotifications() {
  const { mutate } = useSWRConfig()
  const { data, error, isValidating, reload } = useLoad(listNotifications)
  const list: NotificationList = data ?? { items: [], unread: 0, cursor: null }
  const read = useSend(readNotifications, { failure: NOTIFICATION_TEXTS.updateFailed })

  const show = (next: NotificationList) => mutate(NOTIFICATIONS_KEY, next, { revalidate: false })

  /** Shows them as read at once; a failure rolls this back. */
  async function markRead(which: readonly Notification[] | 'all'): Promise<void> {
    const ids = which === 'all' ? null : which.filter(({ readAt }) => !readAt).map(({ id }) => id)
    if (ids?.length === 0) return
    const readAt = new Date().toISOString()
    const items = list.items.map((each) =>
      !each.readAt && (!ids || ids.includes(each.id)) ? { ...each, readAt } : each,
    )
    const unread = ids ? Math.max(0, list.unread - ids.length) : 0
    await show({ ...list, items, unread })
    const answer = await read.run({ body: ids ? { ids } : { all: true } })
    await show(answer ? { ...list, items, unread: answer.unread } : list)
  }
  return { list, error, isLoading: isValidating, refresh: reload, markRead }
}
