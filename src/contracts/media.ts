import * as v from 'valibot'
import { call } from './core/call'
import { date, id, noQuery, optional, patchable, text, version } from './core/wire'
import { Trashed } from './trash'

/* Uploads follow the tus protocol 1.0.0 (https://tus.io); the calls below are its requests. */

const MEGABYTE = 1024 * 1024
/** The most bytes of one request of an upload. */
export const CHUNK_BYTES = 8 * MEGABYTE
export const CHUNK_TYPE = 'application/offset+octet-stream'
export const PICTURE_MAX_BYTES = 15 * MEGABYTE
export const FILM_MAX_BYTES = 1024 * MEGABYTE
export const POSTER_MAX_BYTES = 2 * MEGABYTE
/** An upload that gets no bytes for this long is given up. */
export const UPLOAD_HOURS = 24
/** How many files one page of a list has, and one move takes. */
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
/** The widths in pixels in which pictures and posters can be had besides their own. */
export const MEDIA_WIDTHS = ['480', '960'] as const
export type MediaWidth = (typeof MEDIA_WIDTHS)[number]
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
export const FILM_TYPES = ['video/mp4', 'video/quicktime', 'video/webm'] as const

/** Texts of the Media Manager and of its calls (docs/behaviour.md, 4.11 and 5.27). */
export const MEDIA_TEXTS = {
  notLoaded: 'Failed to fetch media',
  uploaded: 'Upload finished',
  paused: 'Upload paused',
  uploadFailed: 'Failed to upload',
  updated: 'Media saved',
  updateFailed: 'Failed to update media',
  deleted: 'Media deleted',
  deleteFailed: 'Failed to delete media',
  restored: 'Media restored',
  gone: 'This file is not there any more.',
  unknown: 'One of these files is not there any more.',
  hashShape: 'The sha256 must be 64 hex digits',
  nameMissing: 'An upload needs a file name',
  empty: 'The file is empty',
  filmTooLarge: 'The film is larger than 1 GB',
  pictureTooLarge: 'The picture is larger than 15 MB',
  tooManyPixels: 'The picture has more than 60 million pixels',
  overQuota: 'There is not enough room left for this file',
  writtenElsewhere: 'This upload goes on in another window. Try again in a moment.',
  wrongOffset: 'The upload stands at another byte. Ask where it stands and go on from there.',
  incomplete: 'The upload is not complete yet.',
  hashDiffers: 'The file arrived damaged. Upload it again.',
  wrongType: 'This is not a picture or film we can keep: JPEG, PNG, WebP, AVIF, MP4, MOV or WebM',
  damaged: 'This picture or film cannot be read.',
  tooManyForTask: `At most ${TASK_MEDIA_MAX} files`,
  notFilm: 'Only a film takes a poster.',
  notPicture: 'The poster must be a JPEG or WebP picture.',
  posterMissing: 'Send the poster as a form field named "file".',
  posterTooLarge: 'The poster is larger than 2 MB',
} as const

export const FOLDER_TEXTS = {
  created: 'Folder created',
  createFailed: 'Failed to create folder',
  updated: 'Folder saved',
  updateFailed: 'Failed to update folder',
  deleted: 'Folder deleted',
  deleteFailed: 'Failed to delete folder',
  restored: 'Folder restored',
  nameTaken: 'There is already a folder with this name here.',
  cycle: 'A folder cannot be moved into itself.',
  tooDeep: `Folders can be at most ${FOLDER_DEPTH_MAX} deep.`,
  notEmpty: 'Empty the folder first',
  gone: 'This folder is not there any more.',
} as const

/** Where files stand that are in no folder. */
export const NO_FOLDER = 'Media'

/** "Moved 3 files" */
export function movedText(count: number): string {
  return `Moved ${count} ${count === 1 ? 'file' : 'files'}`
}

/** "Used in 2 places" */
export function usedText(count: number): string {
  return `Used in ${count} ${count === 1 ? 'place' : 'places'}`
}

/** "You already have this file: Beach in Summer" */
export function duplicateText(name: string, folder: string): string {
  return `You already have this file: ${name} in ${folder}`
}

/** A picture or film as its owner sees it. */
export const Media = v.strictObject({
  id,
  userId: id,
  kind: v.picklist(MEDIA_KINDS),
  /** Of a film 'image', which says nothing. */
  use: v.picklist(MEDIA_USES),
  /** Null outside of all folders. */
  folderId: v.nullable(id),
  name: v.string(),
  alt: v.nullable(v.string()),
  contentType: v.string(),
  /** In pixels; null of a film that does not say. */
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  /** The length of a film, to 0.1; null of a picture, and of a film that does not say. */
  seconds: v.nullable(v.number()),
  /** Of the file with its smaller copies and poster. */
  bytes: v.number(),
  /** Of the file as it was sent, in hex. */
  sha256: v.string(),
  hasPoster: v.boolean(),
  visibility: v.picklist(MEDIA_VISIBILITIES),
  /** An absolute address for everybody; null while private. */
  publicUrl: v.nullable(v.string()),
  version: v.number(),
  createdAt: date,
})
export type Media = v.InferOutput<typeof Media>

export const MediaList = v.strictObject({
  /** Newest first. */
  items: v.array(Media),
  /** Asks for the next ones; null at the end. */
  cursor: v.nullable(v.string()),
  /** Of everything the caller has, whatever was asked for. */
  counts: v.strictObject({
    images: v.number(),
    graphics: v.number(),
    films: v.number(),
    folders: v.number(),
  }),
  /** On disk, with what is in the trash. */
  bytes: v.number(),
  /** The most bytes; null without a limit. */
  quotaBytes: v.nullable(v.number()),
})
export type MediaList = v.InferOutput<typeof MediaList>

export const Folder = v.strictObject({
  id,
  name: v.string(),
  /** Null at the top. */
  parentId: v.nullable(id),
  /** How many files are in it, without those of folders within. */
  files: v.number(),
  version: v.number(),
  createdAt: date,
})
export type Folder = v.InferOutput<typeof Folder>

/** An upload that is not finished. */
export const Upload = v.strictObject({
  id,
  name: v.string(),
  /** In bytes. */
  size: v.number(),
  /** How many bytes have arrived. */
  offset: v.number(),
  /** When it is given up unless more arrives. */
  expiresAt: date,
})
export type Upload = v.InferOutput<typeof Upload>

export const MEDIA_PLACES = ['task', 'product'] as const
/** Something that shows a file. */
export const MediaPlace = v.strictObject({
  kind: v.picklist(MEDIA_PLACES),
  id,
  title: v.string(),
  /** Where it is changed. */
  href: v.string(),
})
export type MediaPlace = v.InferOutput<typeof MediaPlace>

/** What the Media Manager is rendered with, so that opening it makes no call (docs/behaviour.md, 4.11). */
export type MediaStart = { media: MediaList; folders: Folder[]; uploads: Upload[] }

export const MediaQuery = v.object({
  /** A folder's id, or 'none' for what is in no folder; without it, everything. */
  folderId: v.optional(v.string()),
  kind: v.optional(v.picklist(MEDIA_KINDS)),
  /** Is in the name or in the alternative text. */
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200, 'At most 200 characters'))),
  /** Only what nothing shows. */
  unused: v.optional(v.literal('true')),
  cursor: v.optional(v.string()),
})

export const UploadFinish = v.object({
  folderId: optional(id),
  alt: optional(text()),
  /** The file's own name when missing. */
  name: optional(text()),
})

export const MediaPatch = v.object({
  version,
  name: v.optional(text()),
  alt: patchable(text()),
  use: v.optional(v.picklist(MEDIA_USES)),
  folderId: patchable(id),
  visibility: v.optional(v.picklist(MEDIA_VISIBILITIES)),
})
export type MediaPatch = v.InferInput<typeof MediaPatch>

export const MediaMove = v.object({
  ids: v.pipe(
    v.array(id),
    v.minLength(1, 'Choose at least one file'),
    v.maxLength(MOVE_MAX, `At most ${MOVE_MAX} files at a time`),
  ),
  folderId: v.nullable(id),
})

const folderName = text('Required', FOLDER_NAME_MAX)
export const FolderInput = v.object({ name: folderName, parentId: optional(id) })
export const FolderPatch = v.object({ version, name: v.optional(folderName), parentId: patchable(id) })
export type FolderPatch = v.InferInput<typeof FolderPatch>

export const listUploads = call({
  method: 'get',
  path: '/uploads',
  who: 'user',
  query: noQuery,
  answer: v.array(Upload),
  summary: 'Your uploads that are not finished, newest first',
})
export const createUpload = call({
  method: 'post',
  path: '/uploads',
  who: 'user',
  query: noQuery,
  bodyType: 'raw',
  fileTypes: [CHUNK_TYPE],
  maxBytes: CHUNK_BYTES,
  answerType: 'none',
  status: 201,
  limit: 'upload-start',
  summary:
    'Begin an upload of Upload-Length bytes; Upload-Metadata of tus 1.0.0 has filename and sha256 in hex',
  fails: [409],
})
export const getUpload = call({
  method: 'get',
  path: '/uploads/:id',
  who: 'user',
  query: noQuery,
  answer: Upload,
  summary: 'Where an upload stands; HEAD answers the headers Upload-Offset and Upload-Length of tus 1.0.0',
})
export const appendUpload = call({
  method: 'patch',
  path: '/uploads/:id',
  who: 'user',
  query: noQuery,
  bodyType: 'raw',
  fileTypes: [CHUNK_TYPE],
  maxBytes: CHUNK_BYTES,
  answerType: 'none',
  limit: 'upload-chunk',
  summary: 'Send the next bytes of an upload, at the header Upload-Offset',
  fails: [409],
})
export const cancelUpload = call({
  method: 'delete',
  path: '/uploads/:id',
  who: 'user',
  query: noQuery,
  answerType: 'none',
  summary: 'Give up an upload',
  fails: [409],
})
export const finishUpload = call({
  method: 'post',
  path: '/uploads/:id/finish',
  who: 'user',
  query: noQuery,
  body: UploadFinish,
  answer: Media,
  status: 201,
  summary:
    'Make a picture or film of a complete upload; `errors.existing` is the id of one that is the same file',
  fails: [409],
})
export const listMedia = call({
  method: 'get',
  path: '/media',
  who: 'user',
  query: MediaQuery,
  answer: MediaList,
  summary: 'Your pictures and films, newest first, 60 at a time',
})
export const getMedia = call({
  method: 'get',
  path: '/media/:id',
  who: 'user',
  query: noQuery,
  answer: Media,
  summary: 'One of your pictures or films',
})
export const updateMedia = call({
  method: 'patch',
  path: '/media/:id',
  who: 'user',
  query: noQuery,
  body: MediaPatch,
  answer: Media,
  summary: 'Change a picture or film; private again is refused while a product shows it',
  fails: [409],
})
export const moveMedia = call({
  method: 'post',
  path: '/media/move',
  who: 'user',
  query: noQuery,
  body: MediaMove,
  answer: v.array(Media),
  summary: 'Move pictures and films into a folder, all or none',
  fails: [404, 409],
})
export const setPoster = call({
  method: 'post',
  path: '/media/:id/poster',
  who: 'user',
  query: noQuery,
  bodyType: 'multipart',
  maxBytes: POSTER_MAX_BYTES,
  fileTypes: ['image/jpeg', 'image/webp'],
  answer: Media,
  limit: 'picture',
  summary: "Set a film's poster (JPEG or WebP, at most 2 MB)",
  fails: [409],
})
export const listMediaPlaces = call({
  method: 'get',
  path: '/media/:id/uses',
  who: 'user',
  query: noQuery,
  answer: v.array(MediaPlace),
  summary: 'What shows a picture or film',
})
export const getMediaFile = call({
  method: 'get',
  path: '/media/:id/file',
  who: 'user',
  query: v.object({ size: v.optional(v.picklist(MEDIA_WIDTHS)) }),
  answerType: 'file',
  fileTypes: [...PICTURE_TYPES, ...FILM_TYPES],
  answer: v.unknown(),
  summary: 'The file, or a smaller picture of it (of a film, of its poster); byte ranges are served',
})
export const deleteMedia = call({
  method: 'delete',
  path: '/media/:id',
  who: 'user',
  query: noQuery,
  answer: Trashed,
  summary: 'Delete a picture or film that nothing shows; it can be restored for 30 days',
  fails: [409],
})
export const listFolders = call({
  method: 'get',
  path: '/folders',
  who: 'user',
  query: noQuery,
  answer: v.array(Folder),
  summary: 'Your folders of media, by name',
})
export const createFolder = call({
  method: 'post',
  path: '/folders',
  who: 'user',
  query: noQuery,
  body: FolderInput,
  answer: Folder,
  status: 201,
  summary: 'Make a folder',
  fails: [404, 409],
})
export const updateFolder = call({
  method: 'patch',
  path: '/folders/:id',
  who: 'user',
  query: noQuery,
  body: FolderPatch,
  answer: Folder,
  summary: 'Rename or move a folder',
  fails: [409],
})
export const deleteFolder = call({
  method: 'delete',
  path: '/folders/:id',
  who: 'user',
  query: noQuery,
  answer: Trashed,
  summary: 'Delete an empty folder; it can be restored for 30 days',
  fails: [409],
})
export const getPublicFile = call({
  method: 'get',
  path: '/files/:key/:name',
  who: 'anyone',
  answerType: 'file',
  fileTypes: [...PICTURE_TYPES, ...FILM_TYPES],
  answer: v.unknown(),
  summary: 'A public picture or film, also at /files/:key/:name; byte ranges are served',
})

/** Where the owner sees a file; without a width, the file itself. */
export function mediaFileUrl(mediaId: string, width?: MediaWidth): string {
  return `/api/media/${mediaId}/file${width ? `?size=${width}` : ''}`
}

const PUBLIC_URL = /\/files\/([0-9a-f]{32})\//

/** The key in the address of a public file, whatever its host; null in any other address. */
export function publicKey(url: string): string | null {
  return PUBLIC_URL.exec(url)?.[1] ?? null
}
