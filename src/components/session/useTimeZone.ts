import { useEffect } from 'react'
import type { ShellStart } from '@/contracts/shell'
import { updateWorkspace } from '@/contracts/workspace'
import { send } from '../api/request'
import { useShowWorkspace } from './useWorkspace'

/**
 * Tells the server once in which time zone somebody plans: as soon as anything is their own, and only where it is not
 * the site's. A fresh account sends nothing.
 */
export function useTimeZone({ workspace: { sets, timeZone }, hasTimeZone }: ShellStart): void {
  const show = useShowWorkspace()
  const isNeeded = !hasTimeZone && Object.values(sets).includes('own')
  useEffect(() => {
    const { timeZone: here } = Intl.DateTimeFormat().resolvedOptions()
    if (!isNeeded || here === timeZone) return
    // Nobody waits for it; the next load tries again.
    send(updateWorkspace, { body: { timeZone: here } }).then(show, () => undefined)
  }, [isNeeded, timeZone, show])
}
