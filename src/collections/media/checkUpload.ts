import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload'
import { cutText } from '@/contracts/core/cutText'
import { MEDIA_TEXTS } from '@/contracts/media/texts'
import { CallError } from '@/database/errors'
import { type MediaType, mediaTypeOf, withBrand } from '@/domain/media/mediaType'
import { withoutEndMark } from '@/domain/media/movieBoxes'
import { FILM_BYTES, PICTURE_BYTES, isMediaType } from './mediaTypes'
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
export const checkUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
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
