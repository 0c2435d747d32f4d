'use client'

import { useEffect, useRef } from 'react'
import useSWR from 'swr'
import type { Call } from '@/contracts/core/call'
import type { Inbox } from '@/contracts/notifications'
import { useRefresh } from '../api/useRefresh'
import { INBOX_KEY } from './useInbox'

/** What the shell knows of the user's inbox; undefined outside the dashboard. Makes no call. */
export function useKnownInbox(): Inbox | undefined {
  return useSWR<Inbox>(INBOX_KEY, { revalidateOnMount: false }).data
}

/** Reloads calls whenever something of the user's has changed (docs/behaviour.md, 5.23). */
export function useNews(calls: readonly Call[]): void {
  const cursor = useKnownInbox()?.cursor
  const refresh = useRefresh()
  const seen = useRef(cursor)
  useEffect(() => {
    if (cursor === seen.current) return
    seen.current = cursor
    void refresh(calls)
    // oxlint-disable-next-line react/exhaustive-deps -- the calls are the same in every render
  }, [cursor, refresh])
}
