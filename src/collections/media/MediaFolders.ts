import type { CollectionConfig } from 'payload'
import { ownedRecords } from '@/access/ownedRecords'
import { FOLDER_NAME_MAX } from '@/contracts/media/limits'
import { deletedAt, owner, versionCount } from '../fields'
import { keepTree } from './hooks/keepTree'

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
    { name: 'name', type: 'text', required: true, maxLength: FOLDER_NAME_MAX },
    /** The name in lower case, for the index. */
    { name: 'foldedName', type: 'text', required: true, admin: { hidden: true } },
    { name: 'parentId', type: 'relationship', relationTo: 'media-folders' },
    versionCount(),
  ],
}
