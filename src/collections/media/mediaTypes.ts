/** Accepted types, as read from the content. */
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

/** Whether a type read from a file's content is accepted. */
export function isMediaType(mime: string | undefined): mime is (typeof MEDIA_TYPES)[number] {
  return MEDIA_TYPES.some((type) => type === mime)
}
