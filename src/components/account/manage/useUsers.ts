'use client'

import { type User, listRegistrations, listUsers } from '@/contracts/account/identity'
import { together, useLoad } from '../../api/useLoad'
import { useSession } from '../../session/useSession'

/** A user who is not approved, with the dates that only admins see. */
export type Registered = User & { registeredAt: string; rejectedAt: string | null }

/** All users, loaded only for admins (docs/behaviour.md, 4.21). */
export function useUsers() {
  const isOn = useSession().user?.isAdmin === 'true'
  const users = useLoad(listUsers, { isOn })
  const registrations = useLoad(listRegistrations, { isOn })
  const registered = (registrations.data ?? []).flatMap(({ id, registeredAt, rejectedAt }): Registered[] => {
    const user = users.data?.find((each) => each.id === id && each.approved === 'false')
    return user ? [{ ...user, registeredAt, rejectedAt }] : []
  })
  return {
    ...together(users, registrations),
    pending: registered.filter(({ rejectedAt }) => rejectedAt === null),
    rejected: registered.filter(({ rejectedAt }) => rejectedAt !== null),
    approved: (users.data ?? []).filter(({ approved }) => approved === 'true'),
  }
}
