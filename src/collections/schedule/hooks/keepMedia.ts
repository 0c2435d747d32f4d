import type { CollectionBeforeChangeHook } from 'payload'
import { MEDIA_TEXTS } from '@/contracts/media/texts'
import { notFound } from '@/database/errors'
import { idOf } from '@/database/ids'
import { holdMedia } from '@/domain/media/mediaPlaces'
import type { Task as StoredTask } from '@/payload-types'

/**
 * A task shows only its owner's files (404). Writes them, so that a concurrent deletion conflicts. A task restored from
 * the trash keeps the files that still exist.
 */
export const keepMedia: CollectionBeforeChangeHook<StoredTask> = async ({ data, originalDoc, req }) => {
  const isRestored = Boolean(originalDoc?.deletedAt) && data.deletedAt === null
  const next = { ...originalDoc, ...data }
  const ids = (next.mediaIds ?? []).map(idOf)
  const before = (originalDoc?.mediaIds ?? []).map(idOf)
  if (ids.length === 0 || (!isRestored && ids.join() === before.join())) return data
  const there = await holdMedia(req, idOf(next.userId), ids)
  if (isRestored) return { ...data, mediaIds: there }
  if (there.length < ids.length) throw notFound(MEDIA_TEXTS.unknown)
  return data
}
