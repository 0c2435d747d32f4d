import { Types } from 'mongoose'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { SLUG_TAKEN } from '@/contracts/commerce/slug'
import { driverCollection } from '@/database/driverCollection'
import { conflict } from '@/database/errors'
import { sessionOf } from '@/database/transaction'
import { type WithPages, freeSlug } from '@/domain/pages/freeSlug'
import { nextValue } from './nextValue'

type Addressed = {
  id: string
  title?: string
  /** In place of a title, of places. */
  name?: string
  slug?: string | null
  formerSlugs?: string[] | null
  isPublic?: boolean | null
}

/**
 * Derives the address of a record's page from its title when it gets one, unless one was sent: a product or place when
 * it is added, an event when it becomes public. A changed title keeps the address; a changed address is
 * remembered, so that the old one redirects to it (docs/behaviour.md, 5.5). Throws 409 for an address that another
 * record has, or had: its old links lead there.
 */
export function setSlug(collection: WithPages): CollectionBeforeChangeHook<Addressed> {
  return async ({ data, originalDoc, operation, req }) => {
    // A duplicate, whose original comes along here, gets an address of its own.
    const { id, slug: stored, formerSlugs } = (operation === 'update' && originalDoc) || {}
    const known = formerSlugs ?? []
    const sent: unknown = data.slug
    if (typeof sent === 'string' && sent && sent !== stored) {
      await requireFree(req, collection, { slug: sent, id })
      const former = [...new Set(stored ? [...known, stored] : known)].filter((each) => each !== sent)
      return { ...data, formerSlugs: former }
    }
    const hasPage = collection !== 'events' || nextValue(data.isPublic, originalDoc?.isPublic)
    if (stored || !hasPage) return { ...data, slug: stored, formerSlugs: known }
    const title: unknown = nextValue(data.title ?? data.name, originalDoc?.title ?? originalDoc?.name)
    return {
      ...data,
      slug: await freeSlug(req, collection, typeof title === 'string' ? title : ''),
      formerSlugs: known,
    }
  }
}

async function requireFree(
  req: PayloadRequest,
  collection: WithPages,
  { slug, id }: { slug: string; id: string | undefined },
): Promise<void> {
  const other = {
    $or: [{ slug }, { formerSlugs: slug }],
    ...(id && { _id: { $ne: new Types.ObjectId(id) } }),
  }
  const session = await sessionOf(req)
  const taken = await driverCollection(req, collection).findOne(other, { session, projection: { _id: 1 } })
  if (taken) throw conflict(SLUG_TAKEN, { slug: SLUG_TAKEN })
}
