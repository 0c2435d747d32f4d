import type { PayloadRequest } from 'payload'
import { slugOf } from '@/contracts/commerce/slug'
import { SLUG_MAX } from '@/contracts/commerce/variants'
import { driverCollection } from '@/database/driverCollection'
import { sessionOf } from '@/database/transaction'

/** Room for "-12345" after the longest address. */
const SUFFIX_MAX = 6

type Request = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** A slug for a product with this title that no product has or had; ends in "-2", "-3", … if it is taken. */
export async function freeSlug(req: Request, title: string): Promise<string> {
  const wanted = slugOf(title)
  const stem = wanted.slice(0, SLUG_MAX - SUFFIX_MAX)
  const alike = new RegExp(stem === wanted ? `^${wanted}(-\\d+)?$` : `^${stem}`)
  const near = await driverCollection(req, 'products')
    .find({ $or: [{ slug: alike }, { formerSlugs: alike }] }, { session: await sessionOf(req) })
    .project<{ slug?: string; formerSlugs?: string[] }>({ slug: 1, formerSlugs: 1 })
    .toArray()
  const taken = new Set(near.flatMap(({ slug, formerSlugs = [] }) => [slug, ...formerSlugs]))
  let slug = wanted
  for (let number = 2; taken.has(slug); number += 1) slug = `${stem.replace(/-$/, '')}-${number}`
  return slug
}
