import { type Payload, createLocalReq } from 'payload'
import type { PlaceInLine } from '@/contracts/waiting-list'
import { foundOrNull } from '@/database/errors'
import { entryOfLink, presentPlace } from './placeInLine'

/** The place in line that a link leads to, for its page; null if there is none. Writes nothing. */
export async function openPlace(
  payload: Payload,
  link: { entry: string; key: string },
): Promise<PlaceInLine | null> {
  const req = await createLocalReq({}, payload)
  return foundOrNull(async () => presentPlace(req, await entryOfLink(req, link)))
}
