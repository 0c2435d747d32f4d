'use client'

import { useCallback } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import type { User } from '@/contracts/account/identity'
import { load } from '../api/loader'
import { resetMemoryStores } from '../api/memoryStore'
import { isMarkedSignedIn } from './signedInMark'

/** The SWR key of GET /api/user. */
export const SESSION_KEY = '/api/user'

export type Session = {
  /** The current user; null for a visitor, and while loading. */
  user: User | null
  isLoading: boolean
  /** Set when the user could not be loaded, which does not mean "logged out". */
  error: unknown
  /** Stores the user of a log-in, or null, and drops all data of the previous user. */
  setUser: (user: User | null) => Promise<void>
}

/** The current user. Loaded once, and only if the readable cookie says that there is one. */
export function useSession(): Session {
  const { data, error } = useSWR<User | null, unknown>(SESSION_KEY, loadUser)
  const setUser = useSetUser()
  return { user: data ?? null, isLoading: data === undefined && error === undefined, error, setUser }
}

/** `setUser` alone, without loading the user. */
export function useSetUser(): Session['setUser'] {
  const { mutate } = useSWRConfig()
  return useCallback(
    async (user) => {
      resetMemoryStores()
      // A log-in also drops loads of the last two seconds, which SWR would share with the next screen and then
      // discard; a log-out must not reload what is still on screen.
      await mutate((key) => key !== SESSION_KEY, undefined, { revalidate: user !== null })
      await mutate(SESSION_KEY, user, { revalidate: false })
    },
    [mutate],
  )
}

async function loadUser(): Promise<User | null> {
  return isMarkedSignedIn() ? load<User>(SESSION_KEY, { on401: 'null' }) : null
}
