'use client'

import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { SESSION_KEY } from '../session/useSession'

/** Asks again who the session's user is, after a change of the account; everything else that is loaded stays. */
export function useRefreshUser(): () => Promise<unknown> {
  const { mutate } = useSWRConfig()
  return useCallback(() => mutate(SESSION_KEY), [mutate])
}
