import { randomUUID } from 'node:crypto'
import { type mongo, Types } from 'mongoose'
import { type CollectionSlug, NotFound, type Payload, createLocalReq } from 'payload'
import { driverCollection, isPlainCollection } from '@/database/driverCollection'
import { OWNED_DATA, type OwnedData, ownedBy } from '@/database/ownedData'
import { inTransaction } from '@/database/transaction'

/** Records erased at once, in one command or one by one; between batches, the lease is renewed. */
const BATCH = { together: 200, oneByOne: 20 }
/** How long a process that has stopped keeps others from going on, in ms. */
const LEASE_MS = 60_000

/**
 * Erases what a closed account owns, in batches, and the account last (docs/behaviour.md, 8.3). What is erased stays
 * erased, so a run that stops continues where it was. Returns false when its time is over or another run is at it.
 */
export async function eraseAccount(
  payload: Payload,
  userId: string,
  isOver: () => boolean = () => false,
): Promise<boolean> {
  const run = randomUUID()
  for (const owned of OWNED_DATA.filter(({ atErasure }) => atErasure !== 'keep')) {
    do {
      if (isOver()) return giveUpTurn(payload, userId, run)
      if (!(await takeTurn(payload, userId, run))) return false
    } while ((await eraseBatch(payload, owned, userId, isOver)) > 0)
  }
  await eraseOne(payload, 'users', userId)
  return true
}

/** The ids of accounts that are closed and not yet erased, the first closed first. */
export async function closedAccounts(payload: Payload): Promise<string[]> {
  const rows = await driverCollection({ payload }, 'users')
    .find({ erasingSince: { $type: 'date' } }, { projection: { _id: 1 } })
    .sort({ erasingSince: 1 })
    .toArray()
  return rows.map(({ _id }) => String(_id))
}

/** Erases some of an entry's records and returns their number. */
async function eraseBatch(
  payload: Payload,
  owned: OwnedData,
  userId: string,
  isOver: () => boolean,
): Promise<number> {
  const rows = driverCollection({ payload }, owned.collection)
  const mine = ownedBy(owned, userId)
  if (owned.atErasure === 'blank') {
    await rows.updateMany(mine, blanking(owned, userId))
    return 0
  }
  const { collection } = owned
  const areTogether = isPlainCollection(collection) || isPlain(payload, collection)
  const found = await rows
    .find(mine, { projection: { _id: 1 } })
    .limit(areTogether ? BATCH.together : BATCH.oneByOne)
    .toArray()
  if (areTogether) {
    await rows.deleteMany({ _id: { $in: found.map(({ _id }) => _id) } })
  } else {
    for (const { _id } of found) {
      // One event can have hundreds of registrations.
      if (isOver()) break
      await eraseOne(payload, collection, String(_id))
    }
  }
  return found.length
}

/** Empties what names the person, and what goes with it. */
function blanking(
  { owner, isList, emptied = [] }: OwnedData,
  userId: string,
): mongo.UpdateFilter<mongo.Document> {
  if (isList) return { $pull: { [owner]: new Types.ObjectId(userId) } as mongo.PullOperator<mongo.Document> }
  return { $unset: Object.fromEntries([owner, ...emptied].map((field) => [field, ''])) }
}

/** Through the Local API, so that files and dependent records go as well; each in a transaction of its own. */
async function eraseOne(payload: Payload, collection: CollectionSlug, id: string): Promise<void> {
  const req = await createLocalReq({}, payload)
  // The job has no user; an admin has closed the account.
  const gone = { collection, id, trash: true, depth: 0, req, overrideAccess: true } as const
  try {
    await inTransaction(req, () => payload.delete(gone))
  } catch (error) {
    // A hook of an earlier record has deleted this one.
    if (!(error instanceof NotFound)) throw error
  }
}

/** Whether a record can go without hooks and files. */
function isPlain(payload: Payload, slug: CollectionSlug): boolean {
  const { hooks, upload, versions } = payload.collections[slug].config
  return !upload && !versions && hooks.beforeDelete.length === 0 && hooks.afterDelete.length === 0
}

/** Takes or renews this run's turn; false while another run has it. */
async function takeTurn(payload: Payload, userId: string, run: string): Promise<boolean> {
  const now = Date.now()
  const { matchedCount } = await driverCollection({ payload }, 'users').updateOne(
    {
      _id: new Types.ObjectId(userId),
      erasingSince: { $type: 'date' },
      $or: [{ erasingRun: run }, { erasingUntil: null }, { erasingUntil: { $lt: new Date(now) } }],
    },
    { $set: { erasingRun: run, erasingUntil: new Date(now + LEASE_MS) } },
  )
  return matchedCount === 1
}

async function giveUpTurn(payload: Payload, userId: string, run: string): Promise<false> {
  const mine = { _id: new Types.ObjectId(userId), erasingRun: run }
  await driverCollection({ payload }, 'users').updateOne(mine, { $unset: { erasingUntil: '' } })
  return false
}
