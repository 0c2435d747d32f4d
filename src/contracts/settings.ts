import * as v from 'valibot'
import { call } from './core/call'
import { date, flag, id, isoDate } from './core/wire'

/** Texts of dashboard updates (docs/behaviour.md, 4.20). */
export const SETTINGS_TEXTS = {
  autoUpdateDisabled: 'Auto-Update Disabled',
  autoUpdateEnabled: 'Auto-Update Enabled',
  syncFailed: 'Unable to connect to source dashboard. Please try again later.',
  syncRunning: 'A sync is already running.',
  updateCheckComplete: 'Update Check Complete',
} as const

/** The first version, and how often the status is loaded (docs/behaviour.md, 4.20). */
export const DEFAULT_VERSION = 'v2.1.0'
export const SYNC_POLL_MS = 30_000
/** The daily update runs at 1:00 AM in the server's TZ (docs/behaviour.md, 10.2). */
export const DAILY_SYNC_HOUR = 1

/** Who started a sync: the user, or the daily job (docs/behaviour.md, 5.19). */
export const SYNC_TYPES = ['force', 'daily'] as const
export type SyncType = (typeof SYNC_TYPES)[number]
export const SYNC_TYPE_LABELS: Record<SyncType, string> = { force: 'By hand', daily: 'Daily' }
export const SYNC_STATUSES = ['success', 'error'] as const
export type SyncOutcome = (typeof SYNC_STATUSES)[number]
export const SYNC_STATUS_LABELS: Record<SyncOutcome, string> = { success: 'Success', error: 'Error' }

export const DashboardSettings = v.strictObject({
  id,
  userId: id,
  autoUpdateEnabled: flag,
  lastCheckedAt: v.nullable(date),
  currentVersion: v.string(),
  sourceDashboardUrl: v.string(),
  createdAt: date,
  updatedAt: date,
})
export type DashboardSettings = v.InferOutput<typeof DashboardSettings>

/** Strict: an unknown field is refused (docs/behaviour.md, 6.3). Only an admin sets the source. */
export const DashboardSettingsPatch = v.strictObject({
  autoUpdateEnabled: v.optional(flag),
  lastCheckedAt: v.optional(isoDate()),
})

export const SyncStatus = v.strictObject({
  currentVersion: v.string(),
  lastCheckedAt: v.nullable(date),
  sourceDashboardUrl: v.string(),
})
export type SyncStatus = v.InferOutput<typeof SyncStatus>

export const SyncResult = v.strictObject({
  /** The names of the features that are new or changed since the last successful sync. */
  featuresUpdated: v.array(v.string()),
  /** Milliseconds. */
  duration: v.number(),
  version: v.string(),
})
export type SyncResult = v.InferOutput<typeof SyncResult>

/** The versions that a check for updates compared. */
export const UpdateCheck = v.strictObject({
  /** The version that runs here. */
  runningVersion: v.string(),
  /** The version that the source names. */
  sourceVersion: v.string(),
  sourceDashboardUrl: v.string(),
  checkedAt: date,
})
export type UpdateCheck = v.InferOutput<typeof UpdateCheck>

export const SyncLog = v.strictObject({
  id,
  userId: id,
  syncType: v.picklist(SYNC_TYPES),
  sourceVersion: v.nullable(v.string()),
  status: v.picklist(SYNC_STATUSES),
  featuresUpdated: v.array(v.string()),
  checksum: v.nullable(v.string()),
  /** Milliseconds. */
  duration: v.number(),
  errorMessage: v.nullable(v.string()),
  startedAt: date,
  completedAt: date,
})
export type SyncLog = v.InferOutput<typeof SyncLog>

const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

/** The features of a dashboard, with a SHA-256 each; other dashboards read it to sync. */
export const FeatureManifest = v.strictObject({
  version: v.string(),
  features: v.array(
    v.strictObject({ name: v.string(), version: v.string(), summary: v.string(), checksum: sha256 }),
  ),
  /** Over the checksums of all features. */
  checksum: sha256,
})
export type FeatureManifest = v.InferOutput<typeof FeatureManifest>

export const getDashboardSettings = call({
  method: 'get',
  path: '/dashboard-settings',
  who: 'user',
  answer: DashboardSettings,
  summary: 'Your dashboard settings',
})
export const updateDashboardSettings = call({
  method: 'post',
  path: '/dashboard-settings',
  who: 'user',
  body: DashboardSettingsPatch,
  answer: DashboardSettings,
  summary: 'Switch auto-update, or note that you checked for updates',
})
export const getSyncStatus = call({
  method: 'get',
  path: '/sync/status',
  who: 'user',
  answer: SyncStatus,
  summary: 'The version you run and where updates come from',
})
export const forceSync = call({
  method: 'post',
  path: '/sync/force',
  who: 'user',
  answer: SyncResult,
  summary: 'Sync with the source dashboard now; one run per user at a time',
  limit: 'sync',
  fails: [409, 502],
})
export const checkForUpdates = call({
  method: 'post',
  path: '/sync/check',
  who: 'user',
  answer: UpdateCheck,
  summary: 'Compare the version that runs here with the version of the source; changes nothing',
  limit: 'sync',
  fails: [502],
})
export const listSyncHistory = call({
  method: 'get',
  path: '/sync/history',
  who: 'user',
  answer: v.array(SyncLog),
  summary: 'Your past syncs, newest first',
})
export const getSyncManifest = call({
  method: 'get',
  path: '/sync/manifest',
  who: 'anyone',
  answer: FeatureManifest,
  summary: 'What this dashboard offers to dashboards that sync with it',
})
