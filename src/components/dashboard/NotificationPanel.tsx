'use client'

import { isToday } from 'date-fns/isToday'
import { styled } from 'styled-components'
import {
  NOTIFICATION_TEXTS,
  type Notification,
  type NotificationList,
  getInbox,
  listNotifications,
} from '@/contracts/notifications'
import { Button } from '../ui/Button'
import { ErrorNote } from '../ui/ErrorNote'
import { NotificationRow } from './NotificationRow'
import type { useNotifications } from './useNotifications'
import { useEffect, useRef, useState } from 'react'
import { useLoad } from '../api/useLoad'
import { useSend } from '../api/useSend'

type Props = ReturnType<typeof useNotifications> & {
  /** Closes the list when a row navigates away. */
  onLeave: () => void
}

/** The latest notifications by day; older ones are loaded on demand. */
export function NotificationPanel({ list, error, isLoading, refresh, markRead, onLeave }: Props) {
  const older = useOlderNotifications(list)
  useNews(refresh)
  const all = [...list.items, ...older.items]
  const groups = [
    { title: 'Today', items: all.filter(({ createdAt }) => isToday(createdAt)) },
    { title: 'Earlier', items: all.filter(({ createdAt }) => !isToday(createdAt)) },
  ].filter(({ items }) => items.length > 0)

  function follow(notification: Notification): void {
    void markRead([notification])
    onLeave()
  }
  return (
    <>
      <Head>
        <h2>Notifications</h2>
        {list.unread > 0 && (
          <>
            <span className="count">{list.unread}</span>
            <Button size="small" variant="quiet" onPress={() => void markRead('all')}>
              Mark all read
            </Button>
          </>
        )}
      </Head>
      <Scroll aria-busy={isLoading}>
        {Boolean(error) && (
          <Padded>
            <ErrorNote onRetry={refresh}>{NOTIFICATION_TEXTS.notLoaded}</ErrorNote>
          </Padded>
        )}
        {all.length === 0 && !error && (
          <Padded className="subtle">
            Nothing yet. What becomes of your deals, events and feedback will stand here.
          </Padded>
        )}
        {groups.map(({ title, items }) => (
          <section key={title} aria-label={title}>
            <Day>{title}</Day>
            <ul>
              {items.map((each) => (
                <NotificationRow key={each.id} notification={each} onFollow={follow} />
              ))}
            </ul>
          </section>
        ))}
        {older.canLoad && (
          <Padded>
            <Button
              size="small"
              variant="line"
              isPending={older.isPending}
              pendingText="Loading..."
              onPress={() => void older.load()}
            >
              Show older ones
            </Button>
          </Padded>
        )}
      </Scroll>
    </>
  )
}

const Head = styled.header`
  display: flex;
  flex: none;
  gap: 0.625rem;
  align-items: center;
  min-height: 3.5rem;
  padding: 0.375rem 0.5rem 0.375rem 1.25rem;

  h2 {
    font-size: var(--t-body);
    font-weight: 600;
  }
  button {
    margin-left: auto;
  }
`

const Scroll = styled.div`
  overflow: auto;
  overscroll-behavior: contain;
  border-top: 1px solid var(--line);

  section + section {
    border-top: 1px solid var(--line);
  }
`

const Padded = styled.div`
  padding: 1rem 1.25rem;
`

const Day = styled.h3`
  padding: 0.375rem 1.25rem;
  background: color-mix(in oklab, var(--sunken) 40%, transparent);
  color: var(--ink-2);
  font-size: var(--t-small);
  font-weight: 500;
`

/** Loads the open list again when something comes in. */
function useNews(refresh: Props['refresh']): void {
  const { data: inbox } = useLoad(getInbox)
  const shown = useRef(inbox?.cursor)
  useEffect(() => {
    if (inbox?.cursor === shown.current) return
    shown.current = inbox?.cursor
    void refresh()
  }, [inbox, refresh])
}

/** The notifications before the latest ones, page by page, as long as the list stays open. */
function useOlderNotifications(latest: NotificationList) {
  const [older, setOlder] = useState<{ items: Notification[]; cursor: string | null } | null>(null)
  const page = useSend(listNotifications, { failure: NOTIFICATION_TEXTS.notLoaded })
  const cursor = older ? older.cursor : latest.cursor

  async function load(): Promise<void> {
    const answer = cursor ? await page.run({ query: { cursor } }) : undefined
    if (answer) setOlder({ items: [...(older?.items ?? []), ...answer.items], cursor: answer.cursor })
  }
  return { items: older?.items ?? [], canLoad: cursor !== null, isPending: page.isPending, load }
}
