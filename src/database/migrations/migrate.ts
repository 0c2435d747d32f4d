import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { mongo } from 'mongoose'
import type { Store } from '../backup/files'
import { LEASE_MS, type Lease, takeLease, underLease } from '../leases'

/** Opens where uploads are; most migrations need none. */
export type OpenStore = () => Promise<Store>

/** A change of stored data that a new version needs (docs/behaviour.md, 17.1). */
export type Migration = {
  /** The name of its file, for example '001-product-slugs'. */
  id: string
  /**
   * Changes the data, before the indexes are made. A process that ends in the middle is followed by another run from
   * the start, so it skips what is changed already; and it writes in batches, each of less than 10 s.
   */
  run: (db: mongo.Db, openStore: OpenStore) => Promise<void>
}

type Done = { _id: string; doneAt: Date }
type Patience = { leaseMs?: number; waitMs?: number }

const PATIENCE_MS = 10 * 60_000

/**
 * Runs the migrations that the database lacks, one after another. One process at a time does, under a lease; others
 * wait for at most 10 minutes. Throws for a database that a newer version has changed.
 */
export async function migrate(
  db: mongo.Db,
  migrations: readonly Migration[],
  openStore: OpenStore,
  { leaseMs = LEASE_MS, waitMs = PATIENCE_MS }: Patience = {},
): Promise<void> {
  const leases = db.collection<Lease>('leases')
  const lease = { name: 'migrations', owner: randomUUID(), ms: leaseMs }
  const giveUpAt = Date.now() + waitMs
  while ((await missing(db, migrations)).length > 0) {
    if (await takeLease(leases, lease))
      return underLease(leases, lease, () => runAll(db, migrations, openStore))
    if (Date.now() > giveUpAt)
      throw new Error('Another process is still changing the database; try again later.')
    await wait(Math.min(500, leaseMs))
  }
}

async function runAll(db: mongo.Db, migrations: readonly Migration[], openStore: OpenStore): Promise<void> {
  // Read again: another process may have finished between the look and the lease.
  for (const { id, run } of await missing(db, migrations)) {
    await run(db, openStore)
    const doneAt = new Date()
    await db.collection<Done>('migrations').updateOne({ _id: id }, { $set: { doneAt } }, { upsert: true })
  }
}

/** The migrations that the database lacks. Throws when it has one that this version does not know. */
async function missing(db: mongo.Db, migrations: readonly Migration[]): Promise<Migration[]> {
  const rows = await db.collection<Done>('migrations').find().toArray()
  const done = new Set(rows.map(({ _id }) => _id))
  const known = new Set(migrations.map(({ id }) => id))
  const newer = [...done].filter((id) => !known.has(id))
  if (newer.length > 0) throw new Error(`A newer version has changed this database (${newer.join(', ')}).`)
  return migrations.filter(({ id }) => !done.has(id))
}
