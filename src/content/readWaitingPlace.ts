import config from '@payload-config'
import { getPayload } from 'payload'
import type { WaitingPlace } from '@/contracts/waiting-list'
import { openPlace } from '@/endpoints/waiting-list/openPlace'

type Link = { entry: string; key: string }

/** The place that a link opens, and when it was read, in ms since 1970; null when it opens none. */
export async function readWaitingPlace(link: Link): Promise<{ place: WaitingPlace; readAt: number } | null> {
  const place = await openPlace(await getPayload({ config }), link)
  return place && { place, readAt: Date.now() }
}
