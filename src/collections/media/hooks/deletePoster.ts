import type { CollectionAfterDeleteHook } from 'payload'
import { idOrNull } from '@/database/ids'
import type { CreatorMedia } from '@/payload-types'

/** Deletes the poster of a deleted film. */
export const deletePoster: CollectionAfterDeleteHook<CreatorMedia> = async ({ doc, req }) => {
  const id = idOrNull(doc.poster)
  // Collection access denies everyone; the film's own delete access was checked before.
  if (id) await req.payload.delete({ collection: 'media-posters', id, req, overrideAccess: true })
}
