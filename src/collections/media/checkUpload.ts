import { fileTypeFromBuffer } from 'file-type'
import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload'
import { cutText } from '@/contracts/core/cutText'
import { FILM_BYTES, PICTURE_BYTES, isMediaType } from './mediaTypes'
import { stripFilmLocation } from './stripFilmLocation'

/** In UTF-16 units of at most three bytes: a disk takes 255 bytes, also for the name of a smaller copy. */
const STEM_MAX = 70

/**
 * Refuses a file whose content has another type or is too large, and gives the others the extension and type of
 * their content, whatever the sender claims. Files are accepted in the request only, never by address.
 */
export const checkUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  delete req.query?.uploadEdits
  if (!req.file) {
    if (args.data) delete (args.data as { url?: unknown }).url
    return args
  }
  const type = await fileTypeFromBuffer(req.file.data)
  if (!type || !isMediaType(type.mime)) {
    throw refusal(req, 'Only JPEG, PNG, WebP and AVIF pictures and MP4 and WebM films can be uploaded.')
  }
  const isFilm = type.mime.startsWith('video/')
  if (req.file.data.length > (isFilm ? FILM_BYTES : PICTURE_BYTES)) {
    throw refusal(req, isFilm ? 'Films can have up to 50 MB.' : 'Pictures can have up to 15 MB.')
  }
  const stem = cutText(req.file.name.replace(/\.[^.]*$/, ''), STEM_MAX)
  const name = `${stem || 'file'}.${type.ext}`
  const data = type.mime === 'video/mp4' ? stripFilmLocation(req.file.data) : req.file.data
  req.file = { ...req.file, data, name, mimetype: type.mime, size: data.length }
  return args
}

function refusal(req: PayloadRequest, message: string): ValidationError {
  return new ValidationError({ collection: 'media', errors: [{ message, path: 'file' }] }, req.t)
}
