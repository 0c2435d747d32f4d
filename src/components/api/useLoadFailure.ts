import { useEffect } from 'react'
import { toast } from '../ui/toast/toastQueue'
import { hasStatus } from './RequestError'

/** Also shows a failed load in a toast, except for an ended session, which redirects to the log-in. */
export function useLoadFailure(error: unknown, description: string): void {
  useEffect(() => {
    if (error && !hasStatus(error, 401)) toast({ title: 'Error', description, destructive: true })
  }, [error, description])
}
