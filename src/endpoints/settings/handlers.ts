import { isAdmin } from '@/access/guards'
import { environment } from '@/environment'
import type { DashboardSetting as StoredDashboardSetting } from '@/payload-types'
import { CallError, conflict } from '@/database/errors'
import { handle } from '../core/handle'
import { OWN_RECORDS_MAX } from '@/database/room'
import { readableRecords } from '@/database/readableRecords'
import { featuresFor, RUNNING_VERSION } from '@/contracts/releases'
import * as contract from '@/contracts/settings'
import { SourceError } from './fetchSource'
import { readOwnManifest } from './manifest'
import { nextDailySync } from './nextDailySync'
import { ownSettings } from './ownSettings'
import { presentSettings, presentSyncLog, presentSyncStatus, sourceOf } from './present'
import { readSource } from './readSource'
import { runSync } from './runSync'

/** GET /api/dashboard-settings: created on the first read. */
export const getDashboardSettings = handle(contract.getDashboardSettings, async ({ req, user }) =>
  presentSettings(await ownSettings(req, user.id)),
)

/**
 * POST /api/dashboard-settings: refuses unknown fields. Switching auto-update on schedules the next 1:00 AM; switching
 * it on again changes nothing. Recording a check is not a sync and is not logged.
 */
export const updateDashboardSettings = handle(
  contract.updateDashboardSettings,
  async ({ body: { autoUpdateEnabled, lastCheckedAt }, req, user, payload }) => {
    const settings = await ownSettings(req, user.id)
    const isOn = autoUpdateEnabled === 'true'
    const isSwitched = autoUpdateEnabled !== undefined && isOn !== Boolean(settings.autoUpdateEnabled)
    const nextSyncAt = isOn ? nextDailySync(new Date(), environment.timeZone).toISOString() : null
    // Bypasses Payload's update, which would overwrite what a running sync wrote; the query checks the owner.
    const stored = await payload.db.updateOne({
      collection: 'dashboard-settings',
      where: { userId: { equals: user.id } },
      data: {
        ...(isSwitched && { autoUpdateEnabled: isOn, nextSyncAt }),
        ...(lastCheckedAt && { lastCheckedAt }),
      },
      req,
    })
    return presentSettings(stored as unknown as StoredDashboardSetting)
  },
)

/** GET /api/sync/status */
export const getSyncStatus = handle(contract.getSyncStatus, async ({ req, user }) =>
  presentSyncStatus(await ownSettings(req, user.id)),
)

/** POST /api/sync/force: 409 while the user's sync is running, 502 when the source cannot be read. */
export const forceSync = handle(contract.forceSync, async ({ req, user }) => {
  const run = await runSync(req, user.id, 'force')
  if (run.outcome === 'busy') throw conflict(contract.SETTINGS_TEXTS.syncRunning)
  if (run.outcome === 'failed') throw new CallError(502, contract.SETTINGS_TEXTS.syncFailed)
  const { featuresUpdated, duration, version } = run
  return { featuresUpdated: featuresFor(isAdmin(user), featuresUpdated), duration, version }
})

/** POST /api/sync/check: reads the source and compares versions; 502 when the source cannot be read. */
export const checkForUpdates = handle(contract.checkForUpdates, async ({ req, user }) => {
  const sourceDashboardUrl = sourceOf(await ownSettings(req, user.id))
  try {
    const { version } = await readSource(sourceDashboardUrl)
    const checkedAt = new Date().toISOString()
    return { runningVersion: RUNNING_VERSION, sourceVersion: version, sourceDashboardUrl, checkedAt }
  } catch (error) {
    if (error instanceof SourceError) throw new CallError(502, contract.SETTINGS_TEXTS.syncFailed)
    throw error
  }
})

/** GET /api/sync/history: the caller's syncs, newest first. */
export const listSyncHistory = handle(contract.listSyncHistory, async ({ req, user }) => {
  const logs = await readableRecords('dashboard-sync-logs', {
    req,
    where: { userId: { equals: user.id } },
    sort: ['-startedAt', '-id'],
    limit: OWN_RECORDS_MAX,
  })
  return logs.map((log) => {
    const { featuresUpdated, ...shown } = presentSyncLog(log)
    return { ...shown, featuresUpdated: featuresFor(isAdmin(user), featuresUpdated) }
  })
})

/** GET /api/sync/manifest: public, so that other dashboards can sync with this one. */
export const getSyncManifest = handle(contract.getSyncManifest, async () => readOwnManifest())

/** The calls of dashboard settings and updates. */
export const settingsCalls = [
  getDashboardSettings,
  updateDashboardSettings,
  getSyncStatus,
  forceSync,
  checkForUpdates,
  listSyncHistory,
  getSyncManifest,
]
