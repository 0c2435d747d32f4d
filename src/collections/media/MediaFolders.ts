import type { CollectionConfig, CollectionBeforeChangeHook } from 'payload'
import { ownedRecords } from '@/access/rules'
import { FOLDER_NAME_MAX, FOLDER_DEPTH_MAX } from '@/contracts/media/limits'
import { deletedAt, owner, touches, versionCount } from '../fields'
import { FOLDER_TEXTS } from '@/contracts/media/texts'
import { conflict, notFound, unauthorized } from '@/database/errors'
import { idOf, idOrNull } from '@/database/ids'
import { type FolderRow, foldersOf, isFolderEmpty } from '@/domain/media/mediaFolders'
import { touchUser } from '@/database/touchUser'
import type { MediaFolder } from '@/payload-types'

/**
 * A user's folders form a tree of at most five levels, and only an empty one can be deleted. Changes write the user's
 * document, so that two concurrent moves cannot create a cycle.
 */
const keepTree: CollectionBeforeChangeHook<MediaFolder> = async ({ data, originalDoc, req }) => {
  const next = { ...originalDoc, ...data }
  const userId = idOf(next.userId)
  if (!(await touchUser(req, userId))) throw unauthorized()
  if (data.deletedAt && originalDoc) {
    if (!(await isFolderEmpty(req, userId, originalDoc.id))) throw conflict(FOLDER_TEXTS.notEmpty)
    return data
  }
  const folded = { ...data, foldedName: (next.name ?? '').normalize('NFKC').toLowerCase() }
  const parentId = idOrNull(next.parentId)
  if (!parentId) return folded
  const folders = await foldersOf(req, userId)
  const isRestored = Boolean(originalDoc?.deletedAt) && data.deletedAt === null
  if (!folders.has(parentId)) {
    if (isRestored) return { ...folded, parentId: null }
    throw notFound(FOLDER_TEXTS.gone)
  }
  const above = levelsUp(folders, parentId, originalDoc?.id)
  const below = originalDoc ? levelsDown(folders, originalDoc.id) : 1
  if (above + below > FOLDER_DEPTH_MAX) throw conflict(FOLDER_TEXTS.tooDeep)
  return folded
}

/** The depth of a folder; throws 409 when `moved` is the folder or above it. */
function levelsUp(folders: Map<string, FolderRow>, from: string, moved: string | undefined): number {
  let levels = 0
  for (let id: string | null = from; id; id = folders.get(id)?.parentId ?? null) {
    if (id === moved) throw conflict(FOLDER_TEXTS.cycle)
    levels += 1
  }
  return levels
}

/** The number of levels from a folder down. */
function levelsDown(folders: Map<string, FolderRow>, from: string): number {
  const within = [...folders.values()].filter(({ parentId }) => parentId === from)
  return 1 + Math.max(0, ...within.map(({ id }) => levelsDown(folders, id)))
}

/**
 * Folders of creators' media (docs/behaviour.md, 5.27). A unique index keeps names unique within a parent, ignoring
 * case (domain/media/mediaIndexes.ts).
 */
export const MediaFolders: CollectionConfig = {
  slug: 'media-folders',
  labels: { singular: 'Folder of media', plural: 'Folders of media' },
  admin: { hidden: true, useAsTitle: 'name' },
  endpoints: false,
  lockDocuments: false,
  trash: true,
  access: ownedRecords,
  hooks: { beforeChange: [keepTree] },
  fields: [
    owner(),
    deletedAt(),
    touches(),
    { name: 'name', type: 'text', required: true, maxLength: FOLDER_NAME_MAX },
    /** The name in lower case, for the index. */
    { name: 'foldedName', type: 'text', required: true, admin: { hidden: true } },
    { name: 'parentId', type: 'relationship', relationTo: 'media-folders' },
    versionCount(),
  ],
}
