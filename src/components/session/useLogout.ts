'use client'

import { useRouter } from 'next/navigation'
import { useCallback } from 'react'
import { failureText } from '../api/RequestError'
import { request } from '../api/request'
import { endCheckout } from '../cart/checkoutStore'
import { toast } from '../ui/toast/toastQueue'
import { useSetUser } from './useSession'

/** Logs out, forgets the order of this browser, and goes to the landing page with a toast (docs/behaviour.md, 3.8). */
export function useLogout(): () => Promise<void> {
  const router = useRouter()
  const setUser = useSetUser()
  return useCallback(async () => {
    try {
      await request('POST', '/api/logout')
    } catch (error) {
      toast({
        title: 'Logout failed',
        description: failureText(error, 'Please try again in a moment.'),
        destructive: true,
      })
      return
    }
    router.push('/')
    router.refresh()
    await setUser(null)
    endCheckout()
    toast({ title: 'Logged out', description: 'You have been successfully logged out.' })
  }, [router, setUser])
}
