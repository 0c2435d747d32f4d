import type { CollectionConfig, ImageSize } from 'payload'
import { nobody } from '@/access/nobody'
import { ownedRecords } from '@/access/ownedRecords'
import { TEXT_MAX } from '@/contracts/core/wire'
import {
  FILM_TYPES,
  MEDIA_KINDS,
  MEDIA_USES,
  MEDIA_VISIBILITIES,
  MEDIA_WIDTHS,
  PICTURE_TYPES,
} from '@/contracts/media/limits'
import { environment } from '@/environment'
import { deletedAt, owner, versionCount } from '../fields'
import { countBytes } from './hooks/countBytes'
import { deletePoster } from './hooks/deletePoster'
import { keepInFolder } from './hooks/keepInFolder'
import { keepWhatIsShown } from './hooks/keepWhatIsShown'
import { readOwnFile } from './hooks/readOwnFile'
import { setPublicKey } from './hooks/setPublicKey'

/**
 * A creator's own pictures and films (docs/behaviour.md, 5.27). Only calls serve the files: to their owner or, if
 * public, by key. A unique index keeps an owner from storing the same file twice (domain/media/mediaIndexes.ts).
 */
export const CreatorMedia: CollectionConfig = {
  slug: 'creator-media',
  labels: { singular: "Creator's file", plural: "Creators' files" },
  admin: { hidden: true, useAsTitle: 'name' },
  endpoints: false,
  lockDocuments: false,
  trash: true,
  access: {
    ...ownedRecords,
    read: (args) => (args.isReadingStaticFile ? nobody(args) : ownedRecords.read(args)),
  },
  hooks: {
    beforeOperation: [readOwnFile],
    beforeChange: [countBytes, keepInFolder, setPublicKey, keepWhatIsShown],
    afterDelete: [deletePoster],
  },
  upload: {
    staticDir: `${environment.uploadsDir}/creator-media`,
    mimeTypes: [...PICTURE_TYPES, ...FILM_TYPES],
    imageSizes: MEDIA_WIDTHS.map((width): ImageSize => ({
      name: `webp${width}`,
      width: Number(width),
      formatOptions: { format: 'webp', options: { quality: 80 } },
    })),
    crop: false,
    focalPoint: false,
    pasteURL: false,
  },
  fields: [
    owner(),
    deletedAt(),
    { name: 'kind', type: 'select', required: true, options: [...MEDIA_KINDS] },
    { name: 'use', type: 'select', required: true, options: [...MEDIA_USES] },
    { name: 'folderId', type: 'relationship', relationTo: 'media-folders', index: true },
    { name: 'name', type: 'text', required: true, maxLength: TEXT_MAX },
    { name: 'alt', type: 'text', maxLength: TEXT_MAX },
    { name: 'seconds', type: 'number' },
    { name: 'bytes', type: 'number', required: true },
    { name: 'sha256', type: 'text', required: true },
    { name: 'poster', type: 'upload', relationTo: 'media-posters' },
    { name: 'posterBytes', type: 'number' },
    {
      name: 'visibility',
      type: 'select',
      required: true,
      defaultValue: 'private',
      options: [...MEDIA_VISIBILITIES],
    },
    /** 128 random bits, in hex; null while private. */
    { name: 'publicKey', type: 'text' },
    versionCount(),
  ],
}
