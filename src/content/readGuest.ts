import config from '@payload-config'
import { getPayload } from 'payload'
import type { GuestPage } from '@/contracts/eventGuests'
import { type Opened, openLink } from '@/endpoints/core/openLink'
import { presentGuest } from '@/endpoints/events/guestPage'
import { guestOfLink } from '@/endpoints/events/guests'

/** The place that a guest's link opens; null when it opens none. Writes nothing. */
export async function readGuest(link: { guest: string; key: string }): Promise<Opened<GuestPage> | null> {
  return openLink(await getPayload({ config }), async (req) =>
    presentGuest(req, await guestOfLink(req, link)),
  )
}
