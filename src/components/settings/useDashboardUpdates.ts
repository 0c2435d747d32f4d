'use client'

import { SYNC_POLL_MS, getDashboardSettings, getSyncStatus, listSyncHistory } from '@/contracts/settings'
import { together, useLoad } from '../api/useLoad'

/** The settings, the version one runs, asked for again every 30 seconds while the tab is seen, and past syncs. */
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
    // A later poll that fails leaves what is shown.
    error: isComplete ? undefined : error,
    reload,
  }
}
