import type { PayloadRequest } from 'payload'
import { endRequestsOf } from '@/domain/collabs/collabRequests'
import { unlistCard } from '@/domain/collabs/creatorCards'
import { removeCopiesOf } from '@/domain/directory/publicCopies'
import { hideEventsOf } from '@/domain/events/hideEvents'

/**
 * Takes what others see of a user away, because they lose approval or their account is closed (docs/behaviour.md, 7.7).
 * Call it within that transaction.
 */
export async function withdrawFromPublic(req: PayloadRequest, userId: string): Promise<void> {
  await removeCopiesOf(req, userId)
  await hideEventsOf(req, userId)
  await unlistCard(req, userId)
  await endRequestsOf(req, userId)
}
