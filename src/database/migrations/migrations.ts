import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { productSlugs } from './001-product-slugs'
import { taskLibrary } from './002-task-library'
import { orderWordsOfStored } from './003-order-words'
import { subscribers } from './004-subscribers'
import { listingSlugs } from './005-listing-slugs'
import { eventGuests } from './006-event-guests'
import { strips } from './007-strips'
import { refundedReturns } from './008-returns'
import { handOver } from './009-hand-over'
import { visitHours } from './010-visit-hours'
import { ownConnect } from './011-own-connect'
import { type Migration, type OpenStore, migrate } from './migrate'

/** All changes of stored data, in the order in which they run; one for each file of this folder with a number. */
export const MIGRATIONS: readonly Migration[] = [
  productSlugs,
  taskLibrary,
  orderWordsOfStored,
  subscribers,
  listingSlugs,
  eventGuests,
  strips,
  refundedReturns,
  handOver,
  visitHours,
  ownConnect,
]

/** Brings the data of an earlier version up to date; throws for a database that a newer version has changed. */
export async function migrateFirst(
  { connection }: Pick<MongooseAdapter, 'connection'>,
  openStore: OpenStore,
): Promise<void> {
  if (!connection.db) throw new Error('The database is not connected')
  await migrate(connection.db, MIGRATIONS, openStore)
}
