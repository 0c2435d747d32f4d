const MEGABYTE = 1024 * 1024
/** The most bytes of one upload request. */
export const CHUNK_BYTES = 8 * MEGABYTE
export const CHUNK_TYPE = 'application/offset+octet-stream'
export const PICTURE_MAX_BYTES = 15 * MEGABYTE
export const PICTURE_MAX_PIXELS = 60_000_000
/** Reading a pixel of an AVIF takes four times as long, and a file of 1.5 kB can hold 60 million. */
export const AVIF_MAX_PIXELS = 16_000_000
/** In all frames of a picture whose movement is kept. */
export const MOVING_MAX_PIXELS = 30_000_000
export const FILM_MAX_BYTES = 1024 * MEGABYTE
export const POSTER_MAX_BYTES = 2 * MEGABYTE
/** An upload that receives no bytes for this long is abandoned. */
export const UPLOAD_HOURS = 24
/** Files per page of a list, and per move. */
export const MEDIA_PAGE = 60
export const MOVE_MAX = 100
/** The most files of a task. */
export const TASK_MEDIA_MAX = 10
export const FOLDER_DEPTH_MAX = 5
export const FOLDER_NAME_MAX = 80
export const MEDIA_KINDS = ['image', 'film'] as const
export type MediaKind = (typeof MEDIA_KINDS)[number]
export const MEDIA_USES = ['image', 'graphic'] as const
export type MediaUse = (typeof MEDIA_USES)[number]
export const MEDIA_USE_LABELS: Record<MediaUse, string> = { image: 'Image', graphic: 'Graphic' }
export const MEDIA_VISIBILITIES = ['private', 'public'] as const
export type MediaVisibility = (typeof MEDIA_VISIBILITIES)[number]
/** The widths in pixels of the smaller copies of pictures and posters. */
export const MEDIA_WIDTHS = ['480', '960'] as const
export type MediaWidth = (typeof MEDIA_WIDTHS)[number]
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
export const FILM_TYPES = ['video/mp4', 'video/quicktime', 'video/webm'] as const
