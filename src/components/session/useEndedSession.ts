'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useCallback } from 'react'
import { hasStatus } from '../api/RequestError'
import { toast } from '../ui/toast/toastQueue'
import { useSetUser } from './useSession'

/**
 * For what a call that needs a session threw: gives whether the session has ended meanwhile, and if so forgets the
 * user, says so, and leads to the log-in and back here after it.
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
      // The log-in sends on whoever is known, so the user is forgotten first.
      void setUser(null).then(() => {
        router.replace(`/auth?next=${encodeURIComponent(pathname)}`)
        router.refresh()
      })
      return true
    },
    [pathname, router, setUser],
  )
}
