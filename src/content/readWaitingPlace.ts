import config from '@payload-config'
import { getPayload } from 'payload'
import type { WaitingPlace } from '@/contracts/waiting-list'
import { type Opened, openLink } from '@/endpoints/core/openLink'
import { entryOfLink, presentPlace } from '@/endpoints/waiting-list/presentPlace'

/** The place that a link opens; null when it opens none. Writes nothing. */
export async function readWaitingPlace(link: {
  entry: string
  key: string
}): Promise<Opened<WaitingPlace> | null> {
  return openLink(await getPayload({ config }), async (req) =>
    presentPlace(req, await entryOfLink(req, link)),
  )
}
