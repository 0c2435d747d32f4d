import { randomBytes } from 'node:crypto'
import type {
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  File,
  ImageSize,
} from 'payload'
import { nobody, ownedRecords } from '@/access/rules'
import { TEXT_MAX } from '@/contracts/core/wire'
import {
  FILM_TYPES,
  MEDIA_KINDS,
  MEDIA_USES,
  MEDIA_VISIBILITIES,
  MEDIA_WIDTHS,
  PICTURE_TYPES,
  type MediaKind,
  type MediaUse,
} from '@/contracts/media/limits'
import { environment } from '@/environment'
import { deletedAt, owner, touches, versionCount } from '../fields'
import { keepInFolder } from './hooks/keepInFolder'
import { keepWhatIsShown } from './hooks/keepWhatIsShown'
import { stat } from 'node:fs/promises'
import sharp from 'sharp'
import { MEDIA_TEXTS } from '@/contracts/media/texts'
import { badRequest } from '@/database/errors'
import { fileHead } from '@/database/fileHead'
import { idOrNull } from '@/database/ids'
import { mediaTypeOf, writeBrand } from '@/domain/media/mediaType'
import type { CreatorMedia as StoredMedia } from '@/payload-types'
import { readMatroskaFile, readMovieFile } from './film/readFilm'
import type { Film } from './film/readMovie'
import { readPicture } from './readPicture'

const EDGE = 4_096
/** Of a public file's key. */
const KEY_BYTES = 16
/** Without effort, because an AVIF of noise would take a second for each million pixels. */
const OPTIONS = { jpeg: { quality: 90 }, png: {}, webp: { quality: 90 }, avif: { quality: 65, effort: 0 } }

type Read = { file: File; data: { kind: MediaKind; use: MediaUse } & Partial<Film> }

/**
 * Detects the type of a creator's file from its content. A picture is re-encoded in its own format, a moving
 * WebP with its frames, and a film's metadata is removed in place, so that neither keeps a place or a device. Throws
 * 400 for anything else.
 */
const readOwnFile: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create') return args
  if (!req.file) throw badRequest(MEDIA_TEXTS.wrongType)
  const { file, data } = req.file.tempFilePath
    ? await readFilm(req.file, req.file.tempFilePath)
    : await readOwnPicture(req.file)
  req.file = file
  return { ...args, data: { ...(args as { data: object }).data, ...data } }
}

async function readOwnPicture(file: File): Promise<Read> {
  const { data, mime, ext, hasAlpha, isMoving } = await readPicture(file.data, { keepsMovement: true })
  const format = mime.replace('image/', '') as 'jpeg' | 'png' | 'webp' | 'avif'
  try {
    const picture = sharp(data, { animated: isMoving })
    const encoded = await (isMoving ? picture : picture.rotate())
      .resize({ width: EDGE, height: EDGE, fit: 'inside', withoutEnlargement: true })
      .toFormat(format, OPTIONS[format])
      .toBuffer()
    return {
      file: renamed({ ...file, data: encoded, size: encoded.length }, { mime, ext }),
      data: { kind: 'image', use: hasAlpha ? 'graphic' : 'image' },
    }
  } catch {
    throw badRequest(MEDIA_TEXTS.damaged)
  }
}

async function readFilm(file: File, path: string): Promise<Read> {
  const type = await mediaTypeOf(await fileHead(path))
  if (!type || !FILM_TYPES.some((each) => each === type.mime)) throw badRequest(MEDIA_TEXTS.wrongType)
  if (type.brand) await writeBrand(path, type.brand)
  const film = await (type.mime === 'video/webm' ? readMatroskaFile(path) : readMovieFile(path))
  if (!film) throw badRequest(MEDIA_TEXTS.damaged)
  // Shorter than it arrived where an end mark was cut off.
  const { size } = await stat(path)
  return { file: renamed({ ...file, size }, type), data: { ...film, kind: 'film', use: 'image' } }
}

/** With the type of the content, and its extension appended to the random name. */
function renamed(file: File, { mime, ext }: { mime: string; ext: string }): File {
  return { ...file, mimetype: mime, name: `${file.name}.${ext}` }
}

/** Keeps `bytes` equal to the disk space of all copies of a file. */
const countBytes: CollectionBeforeChangeHook<StoredMedia> = ({ data, originalDoc }) => {
  const { filesize, sizes, posterBytes } = { ...originalDoc, ...data }
  const copies = Object.values(sizes ?? {}).map((copy) => copy?.filesize ?? 0)
  const bytes = [filesize ?? 0, posterBytes ?? 0, ...copies].reduce((sum, each) => sum + each, 0)
  return { ...data, bytes }
}

/** Deletes the poster of a deleted film. */
const deletePoster: CollectionAfterDeleteHook<StoredMedia> = async ({ doc, req }) => {
  const id = idOrNull(doc.poster)
  // Collection access denies everyone; the film's own delete access was checked before.
  if (id) await req.payload.delete({ collection: 'media-posters', id, req, overrideAccess: true })
}

/** A file that becomes public gets a new address; once it is private again, the old address never works again. */
const setPublicKey: CollectionBeforeChangeHook<StoredMedia> = ({ data, originalDoc }) => {
  const { visibility, publicKey } = { ...originalDoc, ...data }
  if (visibility !== 'public') return { ...data, publicKey: null }
  return publicKey ? data : { ...data, publicKey: randomBytes(KEY_BYTES).toString('hex') }
}

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
    touches(),
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
