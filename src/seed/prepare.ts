import type { Payload } from 'payload'
import { ensureAuthIndexes } from '@/auth/indexes'
import { ensureInboxIndexes } from '@/database/inboxes'
import { ensureLetterIndexes } from '@/domain/audience/letters/deliveries'
import { warnOfLostSuppressions } from '@/domain/audience/suppressions'
import { ensureVisitIndexes } from '@/domain/audience/visits'
import { ensureChatIndexes } from '@/domain/chat/chatIndexes'
import { ensureCollabIndexes } from '@/domain/collabs/collabIndexes'
import { ensureListingIndexes } from '@/domain/directory/listingIndexes'
import { ensureMediaIndexes } from '@/domain/media/mediaIndexes'
import { ensureSalesIndexes, recountSales } from '@/domain/orders/salesSummaries'
import { ensureTaskIndexes } from '@/domain/schedule/taskIndexes'
import { environment } from '@/environment'
import { seedDemo } from './demo'
import { ensureFirstAdmin } from './firstAdmin'
import { seedMarketing } from './marketing'
import { seedOnce } from './seedOnce'
import { seedShowcase } from './showcase'

const shared = globalThis as { preparations?: WeakMap<Payload, Promise<void>> }

/**
 * Creates what must exist before the first request: indexes, the first admin, the seed. Runs once per process, and
 * again after a failure, because Payload does not repeat its own init after a start without a database.
 */
export function prepare(payload: Payload): Promise<void> {
  const preparations = (shared.preparations ??= new WeakMap())
  const running = preparations.get(payload) ?? run(payload)
  preparations.set(payload, running)
  running.catch(() => preparations.delete(payload))
  return running
}

async function run(payload: Payload): Promise<void> {
  await ensureAuthIndexes(payload)
  await ensureInboxIndexes(payload)
  await ensureMediaIndexes(payload)
  await ensureChatIndexes(payload)
  await ensureListingIndexes(payload)
  await ensureCollabIndexes(payload)
  await ensureTaskIndexes(payload)
  await ensureSalesIndexes(payload)
  await ensureLetterIndexes(payload)
  await ensureVisitIndexes(payload)
  // Orders that an earlier version stored are counted once.
  await seedOnce(payload, 'sales-summaries', async () => void (await recountSales(payload)))
  await ensureFirstAdmin(payload)
  await warnOfLostSuppressions(payload)
  if (environment.seedsMarketing) await seedMarketing(payload)
  if (environment.seedsDemo) await seedDemo(payload)
  if (environment.seedsShowcase) await seedShowcase(payload)
}
