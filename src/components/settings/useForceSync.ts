'use client'

import { useState } from 'react'
import {
  SETTINGS_TEXTS,
  type SyncResult,
  forceSync,
  getDashboardSettings,
  getSyncStatus,
  listSyncHistory,
} from '@/contracts/settings'
import { failureText } from '../api/RequestError'
import { send } from '../api/request'
import { useRefresh } from '../api/useRefresh'
import { useEndedSession } from '../session/useEndedSession'

export type SyncState =
  | { phase: 'idle' }
  | { phase: 'syncing' }
  | { phase: 'success'; result: SyncResult }
  | { phase: 'error'; message: string }

/**
 * A forced sync: idle → syncing → success or error (docs/behaviour.md, 4.20). Reloads settings, status and
 * history.
 */
export function useForceSync() {
  const [state, setState] = useState<SyncState>({ phase: 'idle' })
  const refresh = useRefresh()
  const handleEndedSession = useEndedSession()

  async function start(): Promise<void> {
    setState({ phase: 'syncing' })
    try {
      const result = await send(forceSync)
      setState({ phase: 'success', result })
    } catch (error) {
      if (handleEndedSession(error)) return setState({ phase: 'idle' })
      // oxlint-disable-next-line no-console -- logged and shown in the dialog (docs/behaviour.md, 4.20)
      console.error(error)
      setState({ phase: 'error', message: failureText(error, SETTINGS_TEXTS.syncFailed) })
    }
    await refresh([getDashboardSettings, getSyncStatus, listSyncHistory])
  }
  return { state, start }
}
