import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { ownedRecords } from '@/access/rules'
import { MEDIA_TEXTS } from '@/contracts/media/texts'
import { TASK_TEXTS } from '@/contracts/schedule/tasks'
import { badField, notFound } from '@/database/errors'
import { idOf } from '@/database/ids'
import { holdMedia } from '@/domain/media/mediaPlaces'
import { cardsOf } from '@/domain/schedule/posts'
import { differingFields, partOf } from '@/domain/schedule/sharedContent'
import type { Post as StoredPost } from '@/payload-types'
import { owner, versionCount } from '../fields'
import { contentFields } from './contentFields'

/** No time without a zone (400), and only files that are there (404), whoever changes it. */
const checkContent: CollectionBeforeChangeHook<StoredPost> = async ({ data, originalDoc, req }) => {
  const next = { ...originalDoc, ...data }
  if (next.time && !next.timeZone) throw badField('timeZone', TASK_TEXTS.zoneRequired)
  if (!differingFields(next, originalDoc ?? {}).includes('mediaIds')) return data
  const ids = (next.mediaIds ?? []).map(idOf)
  if ((await holdMedia(req, idOf(next.userId), ids)).length < ids.length) throw notFound(MEDIA_TEXTS.unknown)
  return data
}

/**
 * Keeps the cards in step with their post: each takes what has changed, unless it has its own. One that is published
 * stays as it went out, so what it had becomes its own.
 */
const keepCardsInStep: CollectionAfterChangeHook<StoredPost> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update') return
  const changed = differingFields(doc, previousDoc)
  if (changed.length === 0) return
  for (const { id, own, publishedAt } of await cardsOf(req, doc.id)) {
    const shared = changed.filter((name) => !own?.includes(name))
    if (shared.length === 0) continue
    const data = publishedAt ? { own: [...(own ?? []), ...shared] } : partOf(doc, shared)
    // The caller owns the post, and so its cards.
    await req.payload.update({ collection: 'tasks', id, data, depth: 0, req, overrideAccess: true })
  }
}

/**
 * What the cards of a post on several channels share (docs/behaviour.md, 5.28). A card holds all of it itself, with
 * what is its own instead; it is in `own` or the same as here (Tasks.ts).
 */
export const Posts: CollectionConfig = {
  slug: 'posts',
  labels: { singular: 'Post', plural: 'Posts' },
  admin: { hidden: true, useAsTitle: 'title' },
  endpoints: false,
  lockDocuments: false,
  access: ownedRecords,
  hooks: { beforeChange: [checkContent], afterChange: [keepCardsInStep] },
  fields: [owner(), ...contentFields(), versionCount()],
}
