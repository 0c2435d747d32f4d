import {
  type CollectionConfig,
  type ImageSize,
  type ImageUploadFormatOptions,
  APIError,
  type CollectionBeforeDeleteHook,
  type Field,
  type PayloadRequest,
  type CollectionBeforeOperationHook,
  ValidationError,
} from 'payload'
import { anyone, editors } from '@/access/rules'
import { environment } from '@/environment'
import { MEDIA_TYPES, FILM_BYTES, PICTURE_BYTES, isMediaType } from './mediaTypes'
import { cutText } from '@/contracts/core/cutText'
import { MEDIA_TEXTS } from '@/contracts/media/texts'
import { CallError } from '@/database/errors'
import { type MediaType, mediaTypeOf, withBrand } from '@/domain/media/mediaType'
import { withoutEndMark } from '@/domain/media/movieBoxes'
import { readPicture } from './readPicture'
import { stripFilmLocation } from './stripFilmLocation'

/** In UTF-16 units of at most three bytes: a disk takes 255 bytes, also for the name of a smaller copy. */
const STEM_MAX = 70
const WRONG_TYPE = 'Only JPEG, PNG, WebP and AVIF pictures and MP4 and WebM films can be uploaded.'

/**
 * Refuses a file whose content has another type or is too large, and gives the others the extension and type of
 * their content, whatever the sender claims. Of a moving picture the first frame is kept, because AVIF copies hold one.
 * Files are accepted in the request only, never by address.
 */
const checkUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  delete req.query?.uploadEdits
  if (!req.file) {
    if (args.data) delete (args.data as { url?: unknown }).url
    return args
  }
  const type = await mediaTypeOf(req.file.data)
  if (!type || !isMediaType(type.mime)) throw refusal(req, WRONG_TYPE)
  const isFilm = type.mime.startsWith('video/')
  if (req.file.data.length > (isFilm ? FILM_BYTES : PICTURE_BYTES)) {
    throw refusal(req, isFilm ? 'Films can have up to 50 MB.' : 'Pictures can have up to 15 MB.')
  }
  const { data, mime, ext } = isFilm ? readFilm(req.file.data, type) : await readStill(req, req.file.data)
  const stem = cutText(req.file.name.replace(/\.[^.]*$/, ''), STEM_MAX)
  req.file = { ...req.file, data, name: `${stem || 'file'}.${ext}`, mimetype: mime, size: data.length }
  return args
}

function readFilm(bytes: Buffer, type: MediaType) {
  const isMp4 = type.mime === 'video/mp4'
  return { ...type, data: isMp4 ? stripFilmLocation(withoutEndMark(withBrand(bytes, type))) : bytes }
}

async function readStill(req: PayloadRequest, bytes: Buffer) {
  try {
    return await readPicture(bytes, { texts: { ...MEDIA_TEXTS, wrongType: WRONG_TYPE } })
  } catch (error) {
    throw error instanceof CallError ? refusal(req, error.message) : error
  }
}

function refusal(req: PayloadRequest, message: string): ValidationError {
  return new ValidationError({ collection: 'media', errors: [{ message, path: 'file' }] }, req.t)
}

/** Refuses to delete a file that a page still shows, and names the page. */
const keepUsedMedia: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const places = [...(await globalsShowing(id, req)), ...(await collectionsShowing(id, req))]
  if (places.length > 0)
    throw new APIError(`Still shown by: ${places.join(', ')}. Take it out there first.`, 409)
}

async function globalsShowing(id: number | string, req: PayloadRequest): Promise<string[]> {
  const places: string[] = []
  for (const { slug, label, fields } of req.payload.globals.config) {
    if (uploadPaths(fields).length === 0) continue
    for (const draft of [false, true]) {
      // Overrides access: a use counts even where the editor cannot read it.
      const stored = await req.payload.findGlobal({ slug, depth: 0, draft, req, overrideAccess: true })
      if (!JSON.stringify(stored).includes(`"${id}"`)) continue
      places.push(typeof label === 'string' ? label : slug)
      break
    }
  }
  return places
}

async function collectionsShowing(id: number | string, req: PayloadRequest): Promise<string[]> {
  const places: string[] = []
  for (const { slug, labels, fields } of req.payload.config.collections) {
    const paths = uploadPaths(fields)
    if (paths.length === 0) continue
    const { totalDocs } = await req.payload.count({
      collection: slug,
      where: { or: paths.map((path) => ({ [path]: { equals: id } })) },
      req,
      overrideAccess: true,
    })
    if (totalDocs > 0) places.push(`${totalDocs} of ${labels.plural as string}`)
  }
  return places
}

/** The paths of all fields that refer to the media library. */
function uploadPaths(fields: Field[], prefix = ''): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'upload') return field.relationTo === 'media' ? [`${prefix}${field.name}`] : []
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => uploadPaths(tab.fields, prefix))
    if (!('fields' in field)) return []
    return uploadPaths(field.fields, 'name' in field && field.name ? `${prefix}${field.name}.` : prefix)
  })
}

const ORIGINAL_EDGE = 2560
const MOST_PIXELS = 60_000_000
const WIDTHS = [480, 960, 1600]
const WEBP = { format: 'webp', options: { quality: 82 } } satisfies ImageUploadFormatOptions
const AVIF = { format: 'avif', options: { quality: 55, effort: 2 } } satisfies ImageUploadFormatOptions

/**
 * The pictures and films of the public pages. Pictures are re-encoded, which makes them smaller and drops camera
 * metadata; the type is read from the content, never from the name.
 */
export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture or film', plural: 'Media' },
  admin: {
    group: 'Marketing',
    hideAPIURL: true,
    useAsTitle: 'alt',
    description:
      'JPEG, PNG, WebP or AVIF up to 15 MB; MP4 or WebM up to 50 MB. Pictures are resized and lose their ' +
      'location data; of a moving picture the first frame is kept, so upload a film for movement.',
    defaultColumns: ['filename', 'alt', 'mimeType', 'filesize', 'updatedAt'],
    listSearchableFields: ['alt', 'filename'],
  },
  access: { read: anyone, create: editors, update: editors, delete: editors },
  hooks: {
    beforeOperation: [checkUpload],
    beforeDelete: [keepUsedMedia],
  },
  upload: {
    staticDir: `${environment.uploadsDir}/library`,
    mimeTypes: [...MEDIA_TYPES],
    adminThumbnail: 'webp480',
    resizeOptions: { width: ORIGINAL_EDGE, height: ORIGINAL_EDGE, fit: 'inside', withoutEnlargement: true },
    formatOptions: WEBP,
    constructorOptions: { limitInputPixels: MOST_PIXELS },
    imageSizes: WIDTHS.flatMap((width): ImageSize[] => [
      { name: `webp${width}`, width, formatOptions: WEBP },
      { name: `avif${width}`, width, formatOptions: AVIF },
    ]),
    crop: false,
    focalPoint: false,
    pasteURL: false,
    modifyResponseHeaders: ({ headers }) => {
      // A replaced file gets a new address, so this one may be cached.
      headers.set('Cache-Control', 'public, max-age=31536000, immutable')
      return headers
    },
  },
  fields: [
    {
      name: 'alt',
      label: 'Alternative text',
      type: 'text',
      required: true,
      maxLength: 200,
      admin: { description: 'For those who cannot see it: the thing and its colour, "Slip dress in coral".' },
    },
  ],
}
