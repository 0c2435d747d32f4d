import { type Payload, createLocalReq } from 'payload'
import type { WaitingPlace } from '@/contracts/waiting-list'
import { foundOrNull } from '@/database/errors'
import { entryOfLink, presentPlace } from './presentPlace'

/** The place in line that a link leads to, for its page; null if there is none. Writes nothing. */
export async function openPlace(
  payload: Payload,
  link: { entry: string; key: string },
): Promise<WaitingPlace | null> {
  const req = await createLocalReq({}, payload)
  return foundOrNull(async () => presentPlace(req, await entryOfLink(req, link)))
}
