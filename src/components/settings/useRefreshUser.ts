'use client'

import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { SESSION_KEY } from '../session/useSession'

/** Reloads the user after an account change; all other loaded data is kept. */
export function useRefreshUser(): () => Promise<unknown> {
  const { mutate } = useSWRConfig()
  return useCallback(() => mutate(SESSION_KEY), [mutate])
}
