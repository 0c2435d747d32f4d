import type { PayloadRequest } from 'payload'
import { DAY_MS, utcDay } from '@/contracts/core/time'
import { insertRequest } from '@/domain/collabs/collabRequests'
import { changeCard } from '@/domain/collabs/creatorCards'
import { makeOwn } from '@/domain/workspace/workspaces'
import type { People } from './people'

/** Two creators who want to be found, and a request that waits for the one in full season. */
export async function createCollabs(req: PayloadRequest, { sol, elena }: People): Promise<void> {
  const listed = { isListed: true }
  await changeCard(req, sol, {
    ...listed,
    displayName: 'Sol Marín',
    niche: 'Linen and slow days',
    headline: 'Looks for somebody with a room that has morning light.',
  })
  await changeCard(req, elena, {
    ...listed,
    displayName: 'Elena Costa',
    niche: 'Pilates and slow mornings',
    headline: null,
  })
  await insertRequest(req, {
    fromId: elena,
    toId: sol,
    subject: 'A second film, on the roof',
    message: 'You bring the linen, I bring the mats. One minute, both names, both channels.',
    proposedDate: utcDay(Date.now() + 9 * DAY_MS),
  })
  await makeOwn(req, sol, 'connect')
}
