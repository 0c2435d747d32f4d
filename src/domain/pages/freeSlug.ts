import type { PayloadRequest } from 'payload'
import { slugOf } from '@/contracts/commerce/slug'
import { SLUG_MAX } from '@/contracts/commerce/variants'
import { driverCollection } from '@/database/driverCollection'
import { sessionOf } from '@/database/transaction'

/** Room for "-12345" after the longest address. */
const SUFFIX_MAX = 6

/** Collections whose records have pages of their own, with what a nameless one is called in its address. */
const NAMELESS = { products: 'product', events: 'event', 'directory-listings': 'place' } as const
export type WithPages = keyof typeof NAMELESS

type Request = Pick<PayloadRequest, 'payload' | 'transactionID'>

/**
 * A slug for a record with this title that no record of its collection has or had; ends in "-2", "-3", … if it is
 * taken.
 */
export async function freeSlug(req: Request, collection: WithPages, title: string): Promise<string> {
  const wanted = slugOf(title, NAMELESS[collection])
  const stem = wanted.slice(0, SLUG_MAX - SUFFIX_MAX)
  const alike = new RegExp(stem === wanted ? `^${wanted}(-\\d+)?$` : `^${stem}`)
  const near = await driverCollection(req, collection)
    .find({ $or: [{ slug: alike }, { formerSlugs: alike }] }, { session: await sessionOf(req) })
    .project<{ slug?: string; formerSlugs?: string[] }>({ slug: 1, formerSlugs: 1 })
    .toArray()
  const taken = new Set(near.flatMap(({ slug, formerSlugs = [] }) => [slug, ...formerSlugs]))
  let slug = wanted
  for (let number = 2; taken.has(slug); number += 1) slug = `${stem.replace(/-$/, '')}-${number}`
  return slug
}
