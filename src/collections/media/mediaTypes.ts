/** What may be uploaded, by the type that its content has. */
export const MEDIA_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'video/mp4',
  'video/webm',
] as const

const MEGABYTE = 1024 * 1024

/** The largest picture and film, in bytes. */
export const PICTURE_BYTES = 15 * MEGABYTE
export const FILM_BYTES = 50 * MEGABYTE

/** Whether a type read from a file's content may be stored. */
export function isMediaType(mime: string | undefined): mime is (typeof MEDIA_TYPES)[number] {
  return MEDIA_TYPES.some((type) => type === mime)
}
