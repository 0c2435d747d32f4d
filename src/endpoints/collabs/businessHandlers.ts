import type { PayloadRequest } from 'payload'
import * as contract from '@/contracts/collabs/businesses'
import { fold } from '@/contracts/core/fold'
import { isDealOver } from '@/contracts/deals'
import { placePath } from '@/contracts/directory'
import { screenHref } from '@/contracts/screens'
import { driverCollection, toRecord } from '@/database/driverCollection'
import { handle } from '../core/handle'

/** GET /api/businesses: a place and a company of one name are one business. */
export const listBusinesses = handle(contract.listBusinesses, async ({ req }) => {
  const businesses = new Map<string, contract.Business>()
  for (const place of await readAll(req, 'directory-listings', { seeksCreators: true }))
    businesses.set(fold(place.name), {
      id: place.id,
      name: place.name,
      industry: place.category,
      location: place.location,
      description: place.pitch || place.description,
      openDeals: 0,
      href: placePath(place.slug ?? place.id),
    })
  const deals = await readAll(req, 'brand-deals', { status: 'active' })
  for (const deal of deals.filter(({ deadline }) => !isDealOver(deadline))) {
    const key = fold(deal.companyName)
    const known = businesses.get(key)
    businesses.set(key, {
      ...(known ?? {
        id: deal.id,
        name: deal.companyName,
        industry: deal.industry ?? null,
        location: deal.location ?? null,
        description: deal.description ?? null,
        href: `${screenHref('connect')}?q=${encodeURIComponent(deal.companyName)}`,
      }),
      openDeals: (known?.openDeals ?? 0) + 1,
    })
  }
  return [...businesses.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
})

/** By the driver: everybody may see these, and neither needs hooks. */
async function readAll<S extends 'directory-listings' | 'brand-deals'>(
  req: PayloadRequest,
  slug: S,
  filter: Record<string, unknown>,
) {
  const found = await driverCollection(req, slug).find(filter).toArray()
  return found.map((document) => toRecord<S>(document))
}
