import { environment } from '@/environment'
import type { DashboardSetting as StoredDashboardSetting, DashboardSyncLog } from '@/payload-types'
import { idOf, toFlag } from '@/database/ids'
import { DEFAULT_VERSION, type DashboardSettings, type SyncLog, type SyncStatus } from '@/contracts/settings'

/** Stored settings as their owner sees them. */
export function presentSettings(stored: StoredDashboardSetting): DashboardSettings {
  return {
    id: stored.id,
    userId: idOf(stored.userId),
    autoUpdateEnabled: toFlag(stored.autoUpdateEnabled),
    ...presentSyncStatus(stored),
    createdAt: stored.createdAt,
    updatedAt: stored.updatedAt,
  }
}

/** The fields of GET /api/sync/status. */
export function presentSyncStatus(stored: StoredDashboardSetting): SyncStatus {
  return {
    currentVersion: stored.currentVersion ?? DEFAULT_VERSION,
    lastCheckedAt: stored.lastCheckedAt ?? null,
    sourceDashboardUrl: sourceOf(stored),
  }
}

/** Where a user's updates come from: an admin's choice, else SYNC_SOURCE_URL, else this site. */
export function sourceOf({ sourceDashboardUrl }: StoredDashboardSetting): string {
  return sourceDashboardUrl || environment.syncSourceUrl
}

/** A stored sync as the history lists it. */
export function presentSyncLog(stored: DashboardSyncLog): SyncLog {
  return {
    id: stored.id,
    userId: idOf(stored.userId),
    syncType: stored.syncType,
    sourceVersion: stored.sourceVersion ?? null,
    status: stored.status,
    featuresUpdated: stored.featuresUpdated ?? [],
    checksum: stored.checksum ?? null,
    duration: stored.duration,
    errorMessage: stored.errorMessage ?? null,
    startedAt: stored.startedAt,
    completedAt: stored.completedAt,
  }
}
