import { useEffect } from 'react'
import type { ShellStart } from '@/contracts/shell'
import { updateWorkspace } from '@/contracts/workspace'
import { send } from '../api/request'
import { useShowWorkspace } from './useWorkspace'

/**
 * Stores the browser's time zone once, as soon as any set is the user's own, and only if it differs from the site's.
 * A fresh account sends nothing.
 */
export function useTimeZone({ workspace: { sets, timeZone }, hasTimeZone }: ShellStart): void {
  const show = useShowWorkspace()
  const isNeeded = !hasTimeZone && Object.values(sets).includes('own')
  useEffect(() => {
    const { timeZone: here } = Intl.DateTimeFormat().resolvedOptions()
    if (!isNeeded || here === timeZone) return
    // A failure is ignored; the next load tries again.
    send(updateWorkspace, { body: { timeZone: here } }).then(show, () => undefined)
  }, [isNeeded, timeZone, show])
}
