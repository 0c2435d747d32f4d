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
import { EDITORS_GROUPS, isOpenTo, opensConsole } from '@/access/guards'
import { anyone, consoleUsers, editors } from '@/access/rules'
import { environment } from '@/environment'
import { MEDIA_TYPES, FILM_BYTES, PICTURE_BYTES, isMediaType } from './mediaTypes'
import { cutText } from '@/contracts/core/cutText'
import type { LibraryPlace, LibraryUse } from '@/contracts/editing'
import { MEDIA_TEXTS } from '@/contracts/media/texts'
import { CallError, forbidden } from '@/database/errors'
import { findFirst } from '@/database/findFirst'
import { type MediaType, mediaTypeOf, withBrand } from '@/domain/media/mediaType'
import { type AskedFile, type UploadHandler, readStoredFile } from '@/payload/storedFiles'
import { withoutEndMark } from '@/domain/media/movieBoxes'
import { type Part, type Point, cropTo, pointWithin } from './crop'
import { keepFocus, takeEdits } from './focus'
import { freePredecessors, leadToSuccessor, succession } from './formerFiles'
import { placesShowing } from './mediaPlaces'
import { answerReplacement, cropPicture } from './replaceMedia'
import { readPicture } from './readPicture'
import { searchByPage } from './searchByPage'
import { stripFilmLocation } from './stripFilmLocation'

/** In UTF-16 units of at most three bytes: a disk takes 255 bytes, also for the name of a smaller copy. */
const STEM_MAX = 70
const WRONG_TYPE = 'Only JPEG, PNG, WebP and AVIF pictures and MP4 and WebM films can be uploaded.'
const NOT_IN_PLACE = 'Replace it with another file, so that visitors see this one until you publish.'

/**
 * Refuses a file whose content has another type or is too large, and gives the others the extension and type of
 * their content, whatever the sender claims. Of a moving picture the first frame is kept, because AVIF copies hold one.
 * Files are accepted in the request only, never by address, and never in the place of another one (replaceMedia.ts).
 */
const checkUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  takeEdits(req, args.data as object | undefined)
  if (!req.file) {
    if (args.data) delete (args.data as { url?: unknown }).url
    return args
  }
  if (operation === 'update') throw refusal(req, NOT_IN_PLACE)
  const type = await mediaTypeOf(req.file.data)
  if (!type || !isMediaType(type.mime)) throw refusal(req, WRONG_TYPE)
  const isFilm = type.mime.startsWith('video/')
  if (req.file.data.length > (isFilm ? FILM_BYTES : PICTURE_BYTES)) {
    throw refusal(req, isFilm ? 'Films can have up to 50 MB.' : 'Pictures can have up to 15 MB.')
  }
  const { data, mime, ext } = isFilm ? readFilm(req.file.data, type) : await croppedStill(req, req.file.data)
  const stem = cutText(req.file.name.replace(/\.[^.]*$/, ''), STEM_MAX)
  req.file = { ...req.file, data, name: `${stem || 'file'}.${ext}`, mimetype: mime, size: data.length }
  return args
}

function readFilm(bytes: Buffer, type: MediaType) {
  const isMp4 = type.mime === 'video/mp4'
  return { ...type, data: isMp4 ? stripFilmLocation(withoutEndMark(withBrand(bytes, type))) : bytes }
}

/** The part of a new picture that is to be kept; the rest is never stored. */
async function croppedStill(req: PayloadRequest, bytes: Buffer) {
  const still = await readStill(req, bytes)
  const { crop, focus } = req.context as { crop?: Part; focus?: Point }
  if (!crop) return still
  delete req.context.crop
  if (focus) req.context.focus = pointWithin(focus, crop)
  const data = await cropTo(still.data, crop).catch(() => {
    throw refusal(req, MEDIA_TEXTS.damaged)
  })
  return { data, mime: 'image/png', ext: 'png' }
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

/**
 * Answers where a file is shown, for people of the console: `{ places, replacedBy }`, the places as the refusal to
 * delete it names them, and the id of the file that took its place, or null.
 */
const answerPlaces: PayloadHandler = async (req) => {
  if (!opensConsole(req.user)) throw forbidden()
  const id = String(req.routeParams?.id)
  const places = await placesShowing(id, req)
  const replacedBy = (await findFirst(req, 'media', { id: { equals: id } }))?.replacedBy ?? null
  const { config } = req.payload
  const mayGo = ({ path = '' }: LibraryPlace) =>
    isOpenTo(req.user, config, path.replace(/^\/collections/, ''))
  const shown = places.map((place) => (mayGo(place) ? place : { label: place.label }))
  return Response.json({ places: shown, replacedBy } satisfies LibraryUse)
}

/** A file never changes under its address, so it may be cached for a year. */
const KEPT = 'public, max-age=31536000, immutable'

/** Answers a picture's copy of 480 pixels for `?size=480`, if it has one (docs/behaviour.md, 5.20). */
async function answerSmaller(req: PayloadRequest, { params }: AskedFile): Promise<Response | undefined> {
  if (req.query?.size !== '480') return undefined
  const media = await findFirst(req, 'media', { filename: { equals: params.filename } })
  const copy = media?.sizes?.webp480
  const bytes = copy?.filename && (await readStoredFile(req, 'media', copy.filename))
  if (!bytes) return undefined
  return new Response(bytes, { headers: { 'Content-Type': 'image/webp', 'Cache-Control': KEPT } })
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
    group: EDITORS_GROUPS.pictures,
    useAsTitle: 'alt',
    description:
      'JPEG, PNG, WebP or AVIF up to 15 MB; MP4 or WebM up to 50 MB. Pictures are resized and lose their ' +
      'location data; of a moving picture the first frame is kept, so upload a film for movement.',
    defaultColumns: ['filename', 'alt', 'look', 'updatedAt'],
    listSearchableFields: ['alt', 'filename'],
    baseListFilter: () => ({ replacedBy: { exists: false } }),
  },
  access: { read: anyone, create: consoleUsers, update: editors, delete: editors },
  hooks: {
    beforeOperation: [checkUpload, searchByPage],
    beforeChange: [keepFocus],
    afterChange: [cropPicture],
    beforeDelete: [keepUsedMedia],
    afterDelete: [freePredecessors],
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
    crop: true,
    focalPoint: true,
    hideRemoveFile: true,
    pasteURL: false,
    handlers: [leadToSuccessor as UploadHandler, answerSmaller as UploadHandler],
    modifyResponseHeaders: ({ headers }) => {
      headers.set('Cache-Control', KEPT)
      return headers
    },
  },
  endpoints: [
    { path: '/:id/places', method: 'get', handler: answerPlaces },
    { path: '/:id/replacement', method: 'post', handler: answerReplacement },
  ],
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
    ...succession,
  ],
}
