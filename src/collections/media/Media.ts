import {
  type CollectionConfig,
  type ImageSize,
  type ImageUploadFormatOptions,
  APIError,
  type CollectionBeforeDeleteHook,
  type PayloadHandler,
  type PayloadRequest,
  type CollectionBeforeOperationHook,
  ValidationError,
} from 'payload'
import { isAdmin, isStaff, openToEditors } from '@/access/guards'
import { anyone, editors } from '@/access/rules'
import { environment } from '@/environment'
import { MEDIA_TYPES, FILM_BYTES, PICTURE_BYTES, isMediaType } from './mediaTypes'
import { cutText } from '@/contracts/core/cutText'
import type { MediaPlace } from '@/contracts/editing'
import { MEDIA_TEXTS } from '@/contracts/media/texts'
import { CallError, forbidden } from '@/database/errors'
import { type MediaType, mediaTypeOf, withBrand } from '@/domain/media/mediaType'
import { withoutEndMark } from '@/domain/media/movieBoxes'
import { keepFocus, takeFocus } from './focus'
import { placesShowing } from './mediaPlaces'
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
  takeFocus(req, args.data as object | undefined)
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
  const places = await placesShowing(id, req)
  if (places.length === 0) return
  const named = places.map(({ label }) => label).join(', ')
  throw new APIError(`Still shown by: ${named}. Take it out there first.`, 409)
}

/** Answers where a file is shown, for editors and admins: `{ places }`, as the refusal to delete it names them. */
const answerPlaces: PayloadHandler = async (req) => {
  if (!isStaff(req.user)) throw forbidden()
  const places = await placesShowing(String(req.routeParams?.id), req)
  const { config } = req.payload
  const mayGo = ({ path = '' }: MediaPlace) =>
    isAdmin(req.user) || openToEditors(config, path.replace(/^\/collections/, ''))
  return Response.json({ places: places.map((place) => (mayGo(place) ? place : { label: place.label })) })
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
    defaultColumns: ['filename', 'alt', 'look', 'updatedAt'],
    listSearchableFields: ['alt', 'filename'],
  },
  access: { read: anyone, create: editors, update: editors, delete: editors },
  hooks: {
    beforeOperation: [checkUpload],
    beforeChange: [keepFocus],
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
    focalPoint: true,
    pasteURL: false,
    modifyResponseHeaders: ({ headers }) => {
      // A replaced file gets a new address, so this one may be cached.
      headers.set('Cache-Control', 'public, max-age=31536000, immutable')
      return headers
    },
  },
  endpoints: [{ path: '/:id/places', method: 'get', handler: answerPlaces }],
  fields: [
    {
      name: 'look',
      label: 'Kind and size',
      type: 'ui',
      admin: {
        components: {
          Cell: '/src/components/console/media/MediaLook#MediaLook',
          Field: '/src/components/console/media/UsedOn#UsedOn',
        },
      },
    },
    {
      name: 'alt',
      label: 'Alternative text',
      type: 'text',
      required: true,
      maxLength: 200,
      admin: { description: 'Describe the picture for people who cannot see it: "Coral slip dress".' },
    },
  ],
}
