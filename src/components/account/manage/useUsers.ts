'use client'

import { listUsers } from '@/contracts/account/identity'
import { useLoad } from '../../api/useLoad'
import { useSession } from '../../session/useSession'

/** All users, loaded only for admins (docs/behaviour.md, 4.21). */
export function useUsers() {
  const { user } = useSession()
  const { data = [], ...loaded } = useLoad(listUsers, { isOn: user?.isAdmin === 'true' })
  return {
    ...loaded,
    pending: data.filter(({ approved }) => approved === 'false'),
    approved: data.filter(({ approved }) => approved === 'true'),
  }
}
