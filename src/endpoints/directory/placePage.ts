import type { Payload, Where } from 'payload'
import { isSlug } from '@/contracts/commerce/slug'
import type { PlacePage } from '@/contracts/place'
import type { DirectoryListing as StoredListing } from '@/payload-types'
import { presentPublic } from './listings'

const OTHERS_MAX = 3

/**
 * What the page of a place shows, by its slug or by a former one; null when there is none. A current slug wins over
 * another place's former one. Reads as a visitor.
 */
export async function placePage(payload: Payload, slug: string): Promise<PlacePage | null> {
  if (!isSlug(slug)) return null
  const [current] = await find(payload, { slug: { equals: slug } }, 1)
  const [stored] = current ? [current] : await find(payload, { formerSlugs: { equals: slug } }, 1)
  if (!stored) return null
  const alike = await find(
    payload,
    { id: { not_equals: stored.id }, category: { equals: stored.category } },
    OTHERS_MAX,
  )
  const others = await find(
    payload,
    { id: { not_in: [stored.id, ...alike.map(({ id }) => id)] } },
    OTHERS_MAX - alike.length,
  )
  // Overrides access, because only admins may read the whole global; this address stands on every receipt.
  const { supportEmail } = await payload.findGlobal({ slug: 'selling', depth: 0, overrideAccess: true })
  return {
    place: {
      ...presentPublic(stored),
      seeksCreators: stored.seeksCreators ?? false,
      pitch: stored.pitch || null,
    },
    others: [...alike, ...others].map(presentPublic),
    supportEmail: supportEmail || null,
  }
}

/** The paths of all places, in the editors' order. */
export async function placeSlugs(payload: Payload): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'directory-listings',
    sort: '_order',
    pagination: false,
    depth: 0,
    select: { slug: true },
    user: null,
    overrideAccess: false,
  })
  return docs.flatMap(({ slug }) => slug ?? [])
}

async function find(payload: Payload, where: Where, limit: number): Promise<StoredListing[]> {
  if (limit <= 0) return []
  const { docs } = await payload.find({
    collection: 'directory-listings',
    where,
    sort: '_order',
    limit,
    pagination: false,
    depth: 1,
    user: null,
    overrideAccess: false,
  })
  return docs
}
