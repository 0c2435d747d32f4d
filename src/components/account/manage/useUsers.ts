'use client'

import useSWR from 'swr'
import { callUrl } from '@/contracts/core/call'
import { type UserAnswer, listUsers } from '@/contracts/account/identity'
import { useSession } from '../../session/useSession'

export const USERS_KEY = callUrl(listUsers)

/** All users, fetched only for admins (dashboard spec, section 6). */
export function useUsers() {
  const { user } = useSession()
  const { data, error, mutate } = useSWR<UserAnswer[], unknown>(user?.isAdmin === 'true' && USERS_KEY)
  return {
    pending: data?.filter(({ approved }) => approved === 'false') ?? [],
    approved: data?.filter(({ approved }) => approved === 'true') ?? [],
    isLoading: !error && data === undefined,
    error,
    reload: mutate,
  }
}
