import type { PayloadRequest, Where } from 'payload'
import type { DashboardSetting as StoredDashboardSetting, DashboardSyncLog } from '@/payload-types'
import { OWN_RECORDS_MAX } from '@/database/room'
import { inTransaction } from '@/database/transaction'
import type { SyncType } from '@/contracts/settings'

/** A run that takes longer has died with its process, and another may start. Reading takes at most 5 s. */
const RUN_MS = 30_000

type NewLog = Omit<DashboardSyncLog, 'id' | 'userId'> & { userId: string }

/** Takes the user's claim in one conditional update, so that only one of several runs continues. */
export async function claimSync(
  req: PayloadRequest,
  userId: string,
  syncType: SyncType,
  token: string,
  at: Date,
): Promise<StoredDashboardSetting | null> {
  const moment = at.toISOString()
  const isFree: Where = { or: [{ syncUntil: { exists: false } }, { syncUntil: { less_than: moment } }] }
  const isDue: Where[] =
    syncType === 'daily'
      ? [{ autoUpdateEnabled: { equals: true } }, { nextSyncAt: { less_than_equal: moment } }]
      : []
  // Payload's own update reads before it writes, so two runs could both take the claim.
  return (await req.payload.db.updateOne({
    collection: 'dashboard-settings',
    where: { and: [{ userId: { equals: userId } }, isFree, ...isDue] },
    data: { syncToken: token, syncUntil: new Date(at.getTime() + RUN_MS).toISOString() },
    req,
  })) as unknown as StoredDashboardSetting | null
}

/** Writes the outcome and releases the claim; false when another run has taken it meanwhile. */
export async function finishSync(
  req: PayloadRequest,
  id: string,
  token: string,
  changes: Record<string, unknown>,
  log: NewLog,
): Promise<boolean> {
  return inTransaction(req, async () => {
    // Bypasses Payload's update, which would overwrite what the user changed meanwhile.
    const kept = await req.payload.db.updateOne({
      collection: 'dashboard-settings',
      where: { and: [{ id: { equals: id } }, { syncToken: { equals: token } }] },
      data: { ...changes },
      req,
    })
    if (kept) await writeLog(req, log)
    return Boolean(kept)
  })
}

/** Adds a log and drops the user's oldest ones beyond the limit. */
async function writeLog(req: PayloadRequest, log: NewLog): Promise<void> {
  // Collection access denies everyone; only the sync writes logs.
  await req.payload.create({
    collection: 'dashboard-sync-logs',
    data: { ...log },
    depth: 0,
    req,
    overrideAccess: true,
  })
  const { docs } = await req.payload.find({
    collection: 'dashboard-sync-logs',
    where: { userId: { equals: log.userId } },
    sort: ['-startedAt', '-id'],
    limit: 1,
    page: OWN_RECORDS_MAX + 1,
    depth: 0,
    req,
    overrideAccess: true,
  })
  const [oldest] = docs
  if (!oldest) return
  await req.payload.db.deleteMany({
    collection: 'dashboard-sync-logs',
    where: {
      and: [{ userId: { equals: log.userId } }, { startedAt: { less_than_equal: oldest.startedAt } }],
    },
    req,
  })
}
