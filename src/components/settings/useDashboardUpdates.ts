'use client'

import { SYNC_POLL_MS, getDashboardSettings, getSyncStatus, listSyncHistory } from '@/contracts/settings'
import { together, useLoad } from '../api/useLoad'

/** Settings, sync status and history; the status is loaded again every 30 seconds while the tab is visible. */
export function useDashboardUpdates() {
  const settings = useLoad(getDashboardSettings)
  const status = useLoad(getSyncStatus, { refreshInterval: SYNC_POLL_MS })
  const history = useLoad(listSyncHistory)
  const { error, reload } = together(settings, status, history)
  const isComplete = settings.data && status.data && history.data
  return {
    settings: settings.data,
    status: status.data,
    history: history.data,
    // If a later poll fails, the loaded data stays on the screen.
    error: isComplete ? undefined : error,
    reload,
  }
}
