import type { CollectionBeforeChangeHook } from 'payload'
import { MEDIA_TEXTS, FOLDER_TEXTS } from '@/contracts/media/texts'
import { notFound } from '@/database/errors'
import { idOf, idOrNull } from '@/database/ids'
import { holdFolder } from '@/domain/media/mediaFolders'
import type { CreatorMedia } from '@/payload-types'

/**
 * A file's folder must exist and belong to its owner (404). Writes the folder, so that a concurrent deletion conflicts.
 * A file restored from the trash into a deleted folder has none.
 */
export const keepInFolder: CollectionBeforeChangeHook<CreatorMedia> = async ({ data, originalDoc, req }) => {
  const isRestored = Boolean(originalDoc?.deletedAt) && data.deletedAt === null
  const next = { ...originalDoc, ...data }
  const folderId = idOrNull(next.folderId)
  if (!folderId || (folderId === idOrNull(originalDoc?.folderId) && !isRestored)) return data
  if (!next.userId) throw notFound(MEDIA_TEXTS.gone)
  if (await holdFolder(req, idOf(next.userId), folderId)) return data
  if (!isRestored) throw notFound(FOLDER_TEXTS.gone)
  return { ...data, folderId: null }
}
