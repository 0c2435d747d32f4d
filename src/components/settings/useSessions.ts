'use client'

import useSWR from 'swr'
import { type SessionAnswer, listSessions } from '@/contracts/account/profile'
import { callUrl } from '@/contracts/core/call'

export const SESSIONS_KEY = callUrl(listSessions)

/** Where one is logged in, the last used first; asked for anew each time it is looked at. */
export function useSessions() {
  const { data, error, mutate } = useSWR<SessionAnswer[], unknown>(SESSIONS_KEY, {
    revalidateOnMount: true,
  })
  return { sessions: data ?? [], isLoading: !error && data === undefined, error, reload: () => mutate() }
}
