'use client'

import { listSessions } from '@/contracts/account/profile'
import { useLoad } from '../api/useLoad'

/** Where one is logged in, the last used first; asked for anew each time it is looked at. */
export function useSessions() {
  const { data: sessions = [], ...loaded } = useLoad(listSessions, { revalidateOnMount: true })
  return { sessions, ...loaded }
}
