import type { CollectionBeforeChangeHook } from 'payload'
import { MEDIA_TEXTS } from '@/contracts/media/texts'
import { notFound } from '@/database/errors'
import { idOf } from '@/database/ids'
import { holdMedia } from '@/database/mediaPlaces'
import type { Task as StoredTask } from '@/payload-types'

/**
 * A task shows its owner's own files (404), and writes them, so that none is deleted meanwhile. One that comes back
 * from the trash keeps those that are still there.
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
