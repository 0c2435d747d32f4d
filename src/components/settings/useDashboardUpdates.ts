'use client'

import useSWR from 'swr'
import { callUrl } from '@/contracts/core/call'
import {
  type DashboardSettingsAnswer,
  SYNC_POLL_MS,
  type SyncLogAnswer,
  type SyncStatusAnswer,
  getDashboardSettings,
  getSyncStatus,
  listSyncHistory,
} from '@/contracts/settings'

export const SETTINGS_KEY = callUrl(getDashboardSettings)
export const STATUS_KEY = callUrl(getSyncStatus)
export const HISTORY_KEY = callUrl(listSyncHistory)

/** The settings, the version one runs, asked for again every 30 seconds while the tab is seen, and past syncs. */
export function useDashboardUpdates() {
  const settings = useSWR<DashboardSettingsAnswer, unknown>(SETTINGS_KEY)
  const status = useSWR<SyncStatusAnswer, unknown>(STATUS_KEY, {
    refreshInterval: SYNC_POLL_MS,
    refreshWhenHidden: false,
  })
  const history = useSWR<SyncLogAnswer[], unknown>(HISTORY_KEY)
  const isComplete = settings.data && status.data && history.data
  const error = isComplete ? undefined : (settings.error ?? status.error ?? history.error)
  return {
    settings: settings.data,
    status: status.data,
    history: history.data,
    error,
    reload: () => Promise.all([settings.mutate(), status.mutate(), history.mutate()]),
  }
}
