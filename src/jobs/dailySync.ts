import type { PayloadRequest, TaskConfig } from 'payload'
import { type SyncTools, runSync, syncTools } from '@/endpoints/settings/runSync'
import { forEachRow } from '@/database/forEachRow'
import { idOf } from '@/database/ids'
import { everyMinute } from '@/payload/dashboardQueue'

/** A run starts nothing new after this long; the next minute's run continues. */
const LONGEST_RUN_MS = 5 * 60 * 1000

/**
 * Syncs every dashboard with auto-update on that is due. Checked every minute, so that a sync missed while the
 * site was down runs as soon as it is up. Each sync moves the user's next one to the next 1:00 AM, and only one
 * process can claim it, so checking often does no harm.
 */
export const dailySync: TaskConfig<'dailySync'> = {
  slug: 'dailySync',
  label: 'Sync dashboards daily',
  schedule: [everyMinute],
  handler: async ({ req }) => {
    await runDailySyncs(req)
    return { output: {} }
  },
}

/** Runs what is due; returns the number of users synced. */
export async function runDailySyncs(req: PayloadRequest, tools: SyncTools = syncTools): Promise<number> {
  const { payload } = req
  const { docs } = await payload.find({
    collection: 'dashboard-settings',
    where: {
      and: [
        { autoUpdateEnabled: { equals: true } },
        { nextSyncAt: { less_than_equal: tools.now().toISOString() } },
      ],
    },
    sort: 'nextSyncAt',
    pagination: false,
    depth: 0,
    req,
    // The job has no user; it runs for all of them.
    overrideAccess: true,
  })
  const readSource = once(tools.readSource)
  const sync = async (own: PayloadRequest, userId: string) => {
    const run = await runSync(own, userId, 'daily', { ...tools, readSource })
    if (run.outcome === 'failed') payload.logger.warn(`The daily sync of ${userId} failed: ${run.reason}`)
    return run.outcome !== 'busy'
  }
  const users = docs.map(({ userId }) => idOf(userId))
  return forEachRow(req, users, 'A daily sync could not be made', sync, { lastsMs: LONGEST_RUN_MS })
}

/** Reads each source once per run, however many users sync with it. */
function once(read: SyncTools['readSource']): SyncTools['readSource'] {
  const asked = new Map<string, ReturnType<SyncTools['readSource']>>()
  return (source) => {
    const known = asked.get(source) ?? read(source)
    asked.set(source, known)
    return known
  }
}
