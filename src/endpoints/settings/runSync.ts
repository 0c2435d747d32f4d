import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { environment } from '@/environment'
import type { SyncResult, SyncType } from '@/contracts/settings'
import { SourceError } from './fetchSource'
import { changedFeatures } from './manifest'
import { nextDailySync } from './nextDailySync'
import { ownSettings } from './ownSettings'
import { sourceOf } from './present'
import { type SourceManifest, readSource } from './readSource'
import { claimSync, finishSync } from './syncClaim'

export type SyncTools = {
  now: () => Date
  readSource: (source: string) => Promise<SourceManifest>
}
export const syncTools: SyncTools = { now: () => new Date(), readSource }

export type SyncRun =
  | { outcome: 'busy' }
  | { outcome: 'failed'; reason: string }
  | ({ outcome: 'done' } & SyncResult)

type Read = { manifest: SourceManifest } | { reason: string }
type Features = { name: string; checksum: string }[]

/**
 * Syncs one user: reads the source's manifest, compares it with the last successful one, and writes the log and
 * the settings together. 'busy' means that another run holds the user's claim, or that no daily run is due.
 */
export async function runSync(
  req: PayloadRequest,
  userId: string,
  syncType: SyncType,
  { now, readSource }: SyncTools = syncTools,
): Promise<SyncRun> {
  await ownSettings(req, userId)
  const startedAt = now()
  const clock = performance.now()
  const token = randomUUID()
  const claimed = await claimSync(req, userId, syncType, token, startedAt)
  if (!claimed) return { outcome: 'busy' }

  const read = await attempt(() => readSource(sourceOf(claimed)))
  const duration = Math.round(performance.now() - clock)
  const completedAt = now()
  const shared = {
    userId,
    syncType,
    duration,
    startedAt: startedAt.toISOString(),
    completedAt: completedAt.toISOString(),
  }
  const released = {
    syncToken: null,
    syncUntil: null,
    ...(syncType === 'daily' && {
      nextSyncAt: nextDailySync(completedAt, environment.timeZone).toISOString(),
    }),
  }
  if ('reason' in read) {
    const log = { ...shared, status: 'error' as const, errorMessage: read.reason }
    const isKept = await finishSync(req, claimed.id, token, released, log)
    return isKept ? { outcome: 'failed', reason: read.reason } : { outcome: 'busy' }
  }
  const { version, features, checksum } = read.manifest
  const featuresUpdated = changedFeatures((claimed.syncedFeatures ?? []) as Features, features)
  const changes = {
    ...released,
    currentVersion: version,
    lastCheckedAt: shared.completedAt,
    syncedFeatures: features,
  }
  const log = { ...shared, status: 'success' as const, sourceVersion: version, featuresUpdated, checksum }
  const isKept = await finishSync(req, claimed.id, token, changes, log)
  return isKept ? { outcome: 'done', featuresUpdated, duration, version } : { outcome: 'busy' }
}

async function attempt(read: () => Promise<SourceManifest>): Promise<Read> {
  try {
    return { manifest: await read() }
  } catch (error) {
    if (error instanceof SourceError) return { reason: error.message }
    throw error
  }
}
