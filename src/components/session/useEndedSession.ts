'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useCallback } from 'react'
import { hasStatus } from '../api/RequestError'
import { toast } from '../ui/toast/toastQueue'
import { useSetUser } from './useSession'

/**
 * Handles the error of a call that needs a session. Returns whether the session has ended; if so, clears the user,
 * shows a toast, and redirects to the log-in, which returns here afterwards.
 */
export function useEndedSession(): (error: unknown) => boolean {
  const router = useRouter()
  const pathname = usePathname()
  const setUser = useSetUser()
  return useCallback(
    (error) => {
      if (!hasStatus(error, 401)) return false
      toast({
        title: 'Please log in again',
        description:
          'Your session has ended, so nothing more was saved. After the log-in you come back here.',
        destructive: true,
      })
      // The log-in page redirects a known user, so the user is cleared first.
      void setUser(null).then(() => {
        // Includes the query, which may name a tab or a step.
        router.replace(`/auth?next=${encodeURIComponent(pathname + window.location.search)}`)
        router.refresh()
      })
      return true
    },
    [pathname, router, setUser],
  )
}
