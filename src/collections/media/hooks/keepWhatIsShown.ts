import type { CollectionBeforeChangeHook } from 'payload'
import type { MediaPlace } from '@/contracts/media/files'
import { usedText } from '@/contracts/media/texts'
import { conflict } from '@/database/errors'
import { idOf } from '@/database/ids'
import { placesOf } from '@/domain/media/mediaPlaces'
import type { CreatorMedia } from '@/payload-types'

/** Places that everybody sees. */
const PUBLIC_KINDS = new Set<MediaPlace['kind']>(['product', 'place', 'event-page'])

/**
 * Refuses to delete a file in use, and to make one private that a page shows (409). Starting to show a file writes
 * it (domain/media/mediaPlaces.ts), so concurrent changes conflict.
 */
export const keepWhatIsShown: CollectionBeforeChangeHook<CreatorMedia> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (!originalDoc) return data
  const isDeleted = Boolean(data.deletedAt) && !originalDoc.deletedAt
  const isHidden = originalDoc.visibility === 'public' && data.visibility === 'private'
  if (!isDeleted && !isHidden) return data
  const { id, publicKey } = originalDoc
  const places = await placesOf(req, { id, publicKey, userId: idOf(originalDoc.userId) })
  const hindering = isDeleted ? places : places.filter(({ kind }) => PUBLIC_KINDS.has(kind))
  if (hindering.length === 0) return data
  throw conflict(usedText(hindering.length), { uses: hindering.map(({ title }) => title).join(', ') })
}
