import { FILM_MAX_BYTES, FILM_TYPES, PICTURE_MAX_BYTES, PICTURE_TYPES } from '@/contracts/media/limits'
import { MEDIA_TEXTS } from '@/contracts/media/texts'
import { RequestError, failureText, hasStatus } from '../../api/RequestError'
import type { UploadFailure } from './uploadRows'

const BROKEN = 'The connection broke. What was sent is kept.'

/** The types that the file dialog offers. */
export const ACCEPTED_TYPES: readonly string[] = [...PICTURE_TYPES, ...FILM_TYPES]

/** Why a file is refused before it is sent; null if only the server can tell. */
export function refusalOf({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (size === 0) return MEDIA_TEXTS.empty
  // Some browsers do not know the type of every film.
  if (type === '') return null
  if (!ACCEPTED_TYPES.includes(type)) return MEDIA_TEXTS.wrongType
  const isFilm = FILM_TYPES.some((each) => each === type)
  if (isFilm && size > FILM_MAX_BYTES) return MEDIA_TEXTS.filmTooLarge
  return !isFilm && size > PICTURE_MAX_BYTES ? MEDIA_TEXTS.pictureTooLarge : null
}

/** The text of a failed upload, and what the user can do about it. */
export function failureOf(error: unknown): UploadFailure {
  const existingId = (error instanceof RequestError && error.errors['existing']) || null
  return {
    failure: error instanceof RequestError ? failureText(error, MEDIA_TEXTS.uploadFailed) : BROKEN,
    existingId,
    canTryAgain: !existingId && !hasStatus(error, 400, 413),
  }
}
