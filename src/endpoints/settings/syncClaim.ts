import type { PayloadRequest, Where } from 'payload'
import type { DashboardSetting as StoredDashboardSetting, DashboardSyncLog } from '@/payload-types'
import { OWN_RECORDS_MAX } from '@/database/ownRecords'
import { inTransaction } from '@/database/transaction'
import type { SyncType } from '@/contracts/settings'

/** A run that has not ended by then was cut off with its process; another may start. Reading takes 5 s at most. */
const RUN_MS = 30_000

type NewLog = Omit<DashboardSyncLog, 'id' | 'userId'> & { userId: string }

/** Takes the user's claim in one conditional update, so that of many runs at once one goes on. */
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
  // Payload's own update reads before it writes, so that two could both believe that they won.
  return (await req.payload.db.updateOne({
    collection: 'dashboard-settings',
    where: { and: [{ userId: { equals: userId } }, isFree, ...isDue] },
    data: { syncToken: token, syncUntil: new Date(at.getTime() + RUN_MS).toISOString() },
    req,
  })) as unknown as StoredDashboardSetting | null
}

/** Writes the outcome and gives the claim back; false when the claim had passed to another run meanwhile. */
export async function finishSync(
  req: PayloadRequest,
  id: string,
  token: string,
  changes: Record<string, unknown>,
  log: NewLog,
): Promise<boolean> {
  return inTransaction(req, async () => {
    // Written past Payload's update, which would put back what the user switched meanwhile.
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

/** Adds a log and drops the user's oldest ones beyond what one person may keep. */
async function writeLog(req: PayloadRequest, log: NewLog): Promise<void> {
  // Nobody writes logs through Payload's own doors.
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
