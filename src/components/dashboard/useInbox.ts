'use client'

import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { callUrl } from '@/contracts/core/call'
import { type Inbox, type NotificationList, getInbox } from '@/contracts/notifications'
import type { ShellStart } from '@/contracts/shell'
import { onceIdle } from '../ui/lazyModule'
import { useStable } from '../ui/useStable'
import { NOTIFICATIONS_KEY } from './useNotifications'

/** The SWR key of GET /api/inbox; the shell is rendered with its answer. */
export const INBOX_KEY = callUrl(getInbox)

/** Keeps what is unread up to date while the dashboard is open (docs/behaviour.md, 4.1). Loads after the screen. */
export function useInbox(userId: string, { inbox, notifications }: ShellStart): void {
  const { mutate } = useSWRConfig()
  const { begin } = useStable({
    begin: async () => {
      const { followInbox } = await import('./followInbox')
      return followInbox({ userId, cursor: inbox.cursor, onNews: show })
    },
  })

  function show(news: Inbox): void {
    void mutate(INBOX_KEY, news, { revalidate: false })
    const withCount = (list: NotificationList = notifications) => ({
      ...list,
      unread: news.unreadNotifications,
    })
    void mutate<NotificationList>(NOTIFICATIONS_KEY, withCount, { revalidate: false })
  }

  useEffect(() => {
    let isGone = false
    let stop: (() => void) | undefined
    onceIdle(() => {
      if (isGone) return
      // Without its code the page stays as it is; the next one tries again.
      begin().then(
        (end) => (isGone ? end() : (stop = end)),
        () => undefined,
      )
    })
    return () => {
      isGone = true
      stop?.()
    }
  }, [begin, userId])
}
