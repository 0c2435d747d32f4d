'use client'

import { listSessions } from '@/contracts/account/profile'
import { useLoad } from '../api/useLoad'

/** The user's sessions, most recently used first; loaded every time they are shown. */
export function useSessions() {
  const { data: sessions = [], ...loaded } = useLoad(listSessions, { revalidateOnMount: true })
  return { sessions, ...loaded }
}
