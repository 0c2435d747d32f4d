'use client'

import { type UserState, pageUsers } from '@/contracts/account/identity'
import { usePagedList } from '../../layout/usePagedList'
import { useSession } from '../../session/useSession'

/** The users in a state, page by page; loaded only for admins (docs/behaviour.md, 4.21). */
export function useUsers(state: UserState, q: string | undefined) {
  const isOn = useSession().user?.isAdmin === 'true'
  return usePagedList(pageUsers, { query: { state, q }, isOn })
}
